import type { ReactNode } from "react";

const looks = {
  plain: "bg-wash text-ink",
  strong: "bg-brand text-on-brand",
  outline: "border border-line-strong text-ink",
} as const;

export function Badge({ look = "plain", children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={`inline-flex rounded-full px-3 py-0.5 text-sm font-semibold ${looks[look]}`}>
      {children}
    </span>
  );
}

/** A hyphenated word of the database as people read it: "support-group" → "support group". */
export function spaced(word: string): string {
  return word.replaceAll("-", " ");
}
