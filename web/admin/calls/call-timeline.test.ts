import { expect, test } from "vitest";
import { timeline } from "./call-reports.tsx";

const report = (receivedAt: string, detail: Record<string, unknown>) => ({
  id: receivedAt,
  receivedAt,
  kind: "progress",
  changed: true,
  detail,
});

test("each report has its time since the call was placed and its details by their paths", () => {
  const call = {
    startedAt: "2026-11-22T12:00:00.000Z",
    events: [
      report("2026-11-22T11:59:59.900Z", { status: "ringing" }),
      report("2026-11-22T12:01:03.240Z", { outcome: { answered_s: 60, childCallId: null }, at: undefined }),
    ],
  };
  expect(timeline(call).map(({ after, details }) => [after, details])).toEqual([
    ["\u22120.1 s", [{ name: "status", value: "ringing" }]],
    [
      "+63.2 s",
      [
        { name: "outcome.answered_s", value: "60" },
        { name: "outcome.childCallId", value: "none" },
      ],
    ],
  ]);
});
