const local = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "long" });

/** "2026-11-22 23:05" of a moment, in UTC. */
function utcText(iso: string): string {
  return new Date(iso).toISOString().slice(0, 16).replace("T", " ");
}

/** A moment in UTC, as the record and the carriers have it; the reader's own time shows on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={local.format(new Date(at))} className="figures md:whitespace-nowrap">
      {utcText(at)}{" "}
      <abbr className="text-ink-soft no-underline" title="Coordinated Universal Time">
        UTC
      </abbr>
    </time>
  );
}
