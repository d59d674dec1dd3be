/** The Society's mark: a line that is jagged, and settles. */
export function Mark({ className = "size-10" }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="40" height="40" rx="10" className="fill-deep" />
      <path
        d="M6 22h4l3-11 4 19 4-13 2.5 6c1.2 0 2-1.5 3.5-1.500s2.3 1.5 3.5 1.5 2-.8 3.5-.8"
        fill="none"
        stroke="#8fdad4"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
