const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-lg px-5 py-2.5 text-base font-semibold leading-snug no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-60 print:hidden";

/** Classes of whatever looks like a button: a link, a button, a summary. */
export const button = {
  primary: `${base} bg-brand text-on-brand hover:bg-brand-strong`,
  secondary: `${base} border-2 border-brand text-brand hover:bg-wash`,
  crisis: `${base} bg-crisis text-on-crisis hover:bg-crisis-strong`,
  onDeep: `${base} bg-on-deep text-deep hover:bg-wash hover:text-ink`,
  onDeepQuiet: `${base} border-2 border-on-deep-soft text-on-deep hover:border-on-deep hover:bg-white/10`,
} as const;
