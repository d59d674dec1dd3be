/** The idea of the Society's mark, wide, behind the hero of the home page: pain on the left, ease on the right. */
export function SettlingLines({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 720 320"
      preserveAspectRatio="xMaxYMid meet"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {lines.map(({ id, lift, colour, width }) => (
        <path
          key={id}
          transform={`translate(0 ${lift})`}
          stroke={colour}
          strokeWidth={width}
          d="M0 160h42l18-46 26 104 30-150 34 176 28-112 24 62 22-50 20 34c16 0 22-26 44-26s32 22 56 22 36-16 62-16 42 10 70 10 52-5 84-5 68 2 160 1"
        />
      ))}
    </svg>
  );
}

const lines = [
  { id: "back", lift: -54, colour: "#1d6f76", width: 1.5 },
  { id: "middle", lift: -26, colour: "#2f8b90", width: 2 },
  { id: "front", lift: 0, colour: "#8fdad4", width: 4 },
  { id: "below", lift: 28, colour: "#2f8b90", width: 2 },
  { id: "base", lift: 58, colour: "#1d6f76", width: 1.5 },
];
