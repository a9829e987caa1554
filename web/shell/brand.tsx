/** The sign and the name: two places, one line. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M8 21.5c1-8.5 15-8.5 16 0"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          className="stroke-on-accent opacity-70"
        />
        <circle cx="8" cy="21.5" r="3" className="fill-on-accent" />
        <circle cx="24" cy="21.5" r="3" className="fill-on-accent" />
      </svg>
      <span className="font-bold text-lg tracking-tight">Farline</span>
    </span>
  );
}
