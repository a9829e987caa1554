import type { ShownCall } from "#contract/operators/calls.ts";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { type TimedReport, timeline } from "./call-timeline.ts";
import { ExactMoment } from "./exact-moment.tsx";

/** Every report in the order of its arrival, and whether it changed the call. */
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
