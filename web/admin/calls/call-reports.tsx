import type { ShownCall } from "#contract/operators/calls.ts";
import { inWords } from "#web/admin/lib/in-words.ts";
import { ExactMoment } from "#web/admin/lib/moment.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";

export function CallReports({ call }: { call: ShownCall }) {
  if (call.events.length === 0)
    return <p className="text-ink-soft text-sm">The carrier has reported nothing.</p>;
  return (
    <ol aria-label="Reports of the carrier" className="divide-y divide-line">
      {timeline(call).map((timed) => (
        <Report key={timed.report.id} {...timed} />
      ))}
    </ol>
  );
}

/** "Progress: ringing". */
function titleOf({ kind, detail: { status } }: TimedReport["report"]): string {
  return typeof status === "string" ? `${inWords(kind)}: ${inWords(status).toLowerCase()}` : inWords(kind);
}

function Report({ report, after, details }: TimedReport) {
  return (
    <li className="py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{titleOf(report)}</span>
        {report.changed ? (
          <Badge tone="good">Changed the call</Badge>
        ) : (
          <Badge tone="plain">Changed nothing</Badge>
        )}
        <span className="figures ms-auto text-end text-ink-soft">
          <ExactMoment at={report.receivedAt} /> ({after})
        </span>
      </div>
      {details.length > 0 && (
        <details>
          <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-sm text-accent">
            Details
          </summary>
          <dl className="grid gap-x-6 gap-y-1 rounded-control bg-sunken p-3 sm:grid-cols-[auto_1fr]">
            {details.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="break-all font-mono text-xs leading-6">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

type TimedReport = ReturnType<typeof timeline>[number];

/** The carrier's reports in the order of their arrival, each with its time since the call was placed. */
export function timeline({ startedAt, events }: Pick<ShownCall, "startedAt" | "events">) {
  return events.map((report) => ({
    report,
    /** "+3.2 s" after the call was placed. */
    after: secondsAfter(startedAt, report.receivedAt),
    details: detailsOf("", report.detail),
  }));
}

function secondsAfter(start: string, moment: string): string {
  const elapsed_s = (Date.parse(moment) - Date.parse(start)) / 1_000;
  return `${elapsed_s < 0 ? "\u2212" : "+"}${Math.abs(elapsed_s).toFixed(1)} s`;
}

function detailsOf(above: string, detail: object): { name: string; value: string }[] {
  return Object.entries(detail).flatMap(([name, value]) => {
    const path = above ? `${above}.${name}` : name;
    if (typeof value === "object" && value !== null) return detailsOf(path, value);
    return value === undefined ? [] : [{ name: path, value: value === null ? "none" : String(value) }];
  });
}
