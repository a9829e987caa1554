/** A moment in UTC to the millisecond, as the carrier's records are compared. */
export function ExactMoment({ at }: { at: string | null }) {
  if (at === null) return "–";
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {at.slice(0, 23).replace("T", " ").replace("Z", "")} <span className="text-ink-soft">UTC</span>
    </time>
  );
}
