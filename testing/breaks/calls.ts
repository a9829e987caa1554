import type { Break } from "./break.ts";

const badLine = { file: "domain/calls/lines/bad-line.ts", test: "domain/calls/lines/bad-line.test.ts" };
const judge = { file: "domain/calls/judge-call.ts", test: "domain/calls/authorise-call.db.test.ts" };
const second = { test: "domain/calls/incoming/second-call.db.test.ts" };
const lines = { file: "web/phone/two-lines.ts", test: "web/phone/two-lines.test.ts" };
const settle = {
  file: "domain/calls/ending/settle-call.ts",
  test: "domain/calls/ending/settle-call.db.test.ts",
};

export const calls: readonly Break[] = [
  {
    file: "domain/calls/ending/leave-call.ts",
    from: '      deps.publish({ walletId: call.walletId }, { type: "changed" });\n',
    to: "",
    test: "domain/calls/published-events.db.test.ts",
  },
  {
    file: "domain/calls/incoming/unwanted-calls.ts",
    from: '    publish({ userId }, { type: "settings" });\n    return store.read(userId);',
    to: "    return store.read(userId);",
    test: "domain/calls/incoming/unwanted-calls.db.test.ts",
    name: "open pages",
  },
  {
    file: "domain/calls/incoming/unwanted-calls.ts",
    from: "    if (isChanged || !isBlocked) publish",
    to: "    if (!isBlocked) publish",
    test: "domain/calls/incoming/unwanted-calls.db.test.ts",
    name: "open pages",
  },
  { ...badLine, from: "duration_s >= shortestUnheard_s", to: "duration_s > shortestUnheard_s" },
  { ...badLine, from: "quality.duration_s < shortest_s", to: "quality.duration_s <= shortest_s" },
  { ...badLine, from: "quality.mosAverage < worstMos", to: "quality.mosAverage <= worstMos" },
  { ...badLine, from: "packetsLostPercent > mostLost", to: "packetsLostPercent >= mostLost" },
  { ...badLine, from: "cost_mc === 0 || answered_s === null", to: "answered_s === null" },
  { ...badLine, from: "(neverHeard ? shortestUnheard_s : shortest_s)", to: "shortest_s" },
  { ...badLine, from: " && count.sent > 0)", to: ")" },
  { ...badLine, from: "measured_s * 2 < answered_s", to: "measured_s < answered_s" },
  { ...badLine, from: " || measured_s > open_s + tolerance_s", to: "" },
  { ...badLine, from: "before.calls < limits.calls ?", to: "before.calls <= limits.calls ?" },
  { ...badLine, from: "limits.credits_mc - before.credits_mc : 0", to: "limits.credits_mc : 0" },
  { ...badLine, from: "Math.min(cost_mc, left_mc)", to: "cost_mc" },
  {
    file: "domain/calls/call.ts",
    from: "stage[to] > stage[from]",
    to: "stage[to] >= stage[from]",
    test: "domain/calls/call.test.ts",
  },
  { ...judge, from: "eligibility.posted_mc < 0", to: "eligibility.posted_mc < -1_000_000" },
  { ...judge, from: '  if (eligibility.inCall) return { kind: "in_call" };\n', to: "" },
  {
    file: "domain/calls/judge-call.ts",
    from: "return shownRate === null || costsMore",
    to: "return shownRate !== null && costsMore",
    test: "domain/calls/price-changed.db.test.ts",
  },
  {
    ...judge,
    file: "domain/calls/open-call.ts",
    from: "callCost_mc(terms.rate, terms.limit_s)",
    to: "callCost_mc(terms.rate, 1)",
  },
  {
    ...settle,
    from: "answered_s === null || answered_s === 0) return { outcome",
    to: "answered_s === null) return { outcome",
  },
  {
    ...settle,
    from: "Math.min(answered_s, mostSeconds(call, at), limit_s)",
    to: "Math.min(answered_s, limit_s)",
  },
  { ...settle, from: "mostSeconds(call, at), limit_s)", to: "mostSeconds(call, at))" },
  {
    ...second,
    file: "adapters/postgres/calls/call-eligibility.ts",
    from: "own.calls > 1 OR own.unanswered > 0",
    to: "own.calls > 1",
  },
  {
    ...second,
    file: "domain/calls/open-call.ts",
    from: "    secondCall: eligibility.secondCall,\n",
    to: "    secondCall: false,\n",
  },
  {
    ...second,
    file: "domain/calls/incoming/answer-incoming.ts",
    from: "talkedIn ? [talkedIn] : incoming",
    to: "incoming",
  },
  {
    file: "adapters/postgres/event-channel.ts",
    test: "adapters/postgres/connection/listen-check.db.test.ts",
    from: "'off', true)",
    to: "'off', false)",
  },
  { ...second, file: "domain/events/event-hub.ts", from: "userIds.flatMap(olderCalls)", to: "[]" },
  { ...lines, from: "      active.hold(true);\n      active = line;", to: "      active = line;" },
  {
    ...lines,
    from: "      active = parked;\n      takenUpAt_ms = performance.now();\n      parked.hold(false);\n    }\n    current",
    to: "    }\n    current",
  },
  { ...lines, from: " && second.ringing().length === 0", to: "" },
  {
    file: "web/phone/engine/attempt.ts",
    from: "summary.answered && call?.line.hasReceived === true",
    to: "summary.answered",
    test: "web/phone/engine/incoming.test.ts",
  },
  {
    file: "web/phone/twilio/create-transport.ts",
    from: "    rings.ignore();\n",
    to: "",
    test: "web/phone/engine/incoming.test.ts",
  },
];
