import type { ShownCall } from "#contract/operators/calls.ts";

export interface TimedReport {
  report: ShownCall["events"][number];
  /** "+3.2 s" after the call was placed. */
  after: string;
  /** The fields of the detail that say something, in words. */
  details: { name: string; value: string }[];
}

/** The carrier's reports in the order of their arrival, each with its time since the call was placed. */
export function timeline({ startedAt, events }: Pick<ShownCall, "startedAt" | "events">): TimedReport[] {
  return events.map((report) => ({
    report,
    after: secondsAfter(startedAt, report.receivedAt),
    details: detailsOf("", report.detail),
  }));
}

/** "+3.2 s". */
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
