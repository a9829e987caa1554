const local = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "long" });

/** A moment in UTC, as the record and the carriers have it; the reader's own time shows on hover. */
export function Moment({ at }: { at: string }) {
  const [day, time = ""] = new Date(at).toISOString().split("T");
  return (
    // Between day and time it may break: a table on a tablet needs the space for names.
    <time dateTime={at} title={local.format(new Date(at))} className="figures lg:whitespace-nowrap">
      <span className="whitespace-nowrap">{day}</span>{" "}
      <span className="whitespace-nowrap">
        {time.slice(0, 5)}{" "}
        <abbr className="text-ink-soft no-underline" title="Coordinated Universal Time">
          UTC
        </abbr>
      </span>
    </time>
  );
}

/** A moment in UTC to the millisecond, as the carrier's records are compared. */
export function ExactMoment({ at }: { at: string | null }) {
  if (at === null) return "–";
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {at.slice(0, 23).replace("T", " ").replace("Z", "")} <span className="text-ink-soft">UTC</span>
    </time>
  );
}
