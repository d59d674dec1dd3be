const shapes = {
  arrow: "M4 10h12m-5-5 5 5-5 5",
  external: "M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7",
  phone: "M5 3h3l1.5 4L7.8 8.5a9 9 0 0 0 3.7 3.7L13 10.5l4 1.5v3c0 1-.9 2-2 2A12 12 0 0 1 3 5c0-1.1.9-2 2-2Z",
  message: "M3 5h14v9H9l-4 3v-3H3Z",
  web: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm-7 7h14M10 3c2.5 2 2.5 12 0 14M10 3c-2.5 2-2.5 12 0 14",
  search: "M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4Zm3.6 8.600L17 17",
  close: "m5 5 10 10M15 5 5 15",
  menu: "M3 6h14M3 10h14M3 14h14",
  check: "m4 10.5 4 4 8-9",
  send: "M10 16V4M5 9l5-5 5 5",
  stop: "M6 6h8v8H6Z",
  bin: "M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.700 9v4m2.600-4v4",
  warning: "M10 3 2.5 16.5h15ZM10 8v4m0 2v.5",
  calendar: "M4 5h12v11H4Zm0 4h12M7 3v4m6-4v4",
  pin: "M10 17s-5-4.6-5-8.5a5 5 0 0 1 10 0C15 12.4 10 17 10 17Zm0-6.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z",
  clock: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 3v4l3 2",
  print: "M6 7V3h8v4M6 14H3V7h14v7h-3M6 11h8v6H6Z",
  book: "M10 5c-2-1.3-4.5-1.5-7-1v11c2.5-.5 5-.3 7 1 2-1.3 4.5-1.5 7-1V4c-2.5-.5-5-.3-7 1Zm0 0v11",
  people:
    "M7 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-4.5 7c0-3 2-4.5 4.5-4.500s4.5 1.5 4.5 4.500M13.5 9.500a2 2 0 1 0 0-4m1 6.500c2 .3 3 1.8 3 4",
  voice: "M4 8v4h3l6 4V4L7 8Zm12-1c1 1.7 1 4.3 0 6M6 12l1 5h2l-1-5",
} as const;

export type IconName = keyof typeof shapes;

/** A line drawing that decorates the words beside it; it says nothing by itself. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`icon ${className}`}>
      <path d={shapes[name]} />
    </svg>
  );
}
