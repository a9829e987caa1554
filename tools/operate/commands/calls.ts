import type { LiveCall, ShownCall } from "#domain/operators/people/user-lookup.ts";
import { hangUpCall, listLiveCalls, showCall } from "#domain/operators/product/watch-calls.ts";
import { type Command, perform } from "#tools/operate/command.ts";
import { credits } from "./user-words.ts";

export const callCommands: readonly Command[] = [
  {
    name: "calls",
    words: "",
    useCase: "list_calls",
    summary: "list the calls under way",
    example: "calls",
    run: perform(listLiveCalls, (calls) =>
      calls.length === 0 ? "No call is under way." : calls.map(liveLine).join("\n"),
    ),
  },
  {
    name: "call",
    words: "CALL",
    useCase: "show_call",
    summary: "show one call with every report of the carrier, by its id or the carrier's (CA...)",
    example: "call CA5ef8732a3c49700934481addd5ce1659",
    run: perform(showCall, shownWords),
  },
  {
    name: "hang-up",
    words: "CALL",
    useCase: "hang_up_call",
    summary: "hang up a call under way; what was talked is charged",
    example: 'hang-up CA5ef8732a3c49700934481addd5ce1659 --reason "pumping"',
    run: perform(hangUpCall, ({ number }) => `The call to ${number} is being hung up.`),
  },
];

function liveLine({ id, email, number, destination, status, createdAt, held_mc }: LiveCall): string {
  const to = `${number} (${destination ?? "unknown"})`;
  return [createdAt.toISOString(), status, email, to, `${credits(held_mc)} held`, id].join("  ");
}

function badLineWords({ badLine, quality }: ShownCall): string[] {
  if (badLine === null) return [];
  const { outcome, amount_mc, count } = badLine;
  const decision =
    outcome === "credited" ? `${credits(amount_mc)} given back` : (outcome ?? "not decided yet");
  return [
    `Bad line: ${decision}` +
      (quality?.packetsLostPercent === 100 ? "; the browser never received a packet" : "") +
      (count
        ? `; the carrier counted ${count.received} packets from the browser and ${count.sent} to it`
        : ""),
  ];
}

function shownWords(call: ShownCall): string {
  const { quality, transfer, terms } = call;
  const times = [call.createdAt, call.answeredAt, call.endedAt].map((time) => time?.toISOString() ?? "-");
  return [
    `Call ${call.id} (${call.providerCallId}) of ${call.email || "a deleted user"} to ${call.dialled}`,
    `${call.status}${call.refusal ? ` (${call.refusal})` : ""}; created, answered, ended: ${times.join(", ")}`,
    terms
      ? `${terms.destination}: ${credits(terms.rate.perMinute_mc)} a minute, ${terms.rate.minimum_s}/${terms.rate.increment_s} s`
      : "It was refused before it had a price.",
    `${call.answered_s ?? 0} s answered, ${credits(call.cost_mc ?? 0)} charged` +
      (transfer ? `, transfer ${transfer.ref}, balance after ${credits(transfer.balanceAfter_mc)}` : ""),
    quality
      ? `Quality: MOS ${quality.mosAverage} (lowest ${quality.mosLowest}), ${quality.packetsLostPercent} % lost, ` +
        `round trip ${quality.roundTripAverage_ms} ms, hints: ${quality.hints.join(", ") || "none"}`
      : "No quality report.",
    ...badLineWords(call),
    "Reports of the carrier:",
    ...(call.events.length === 0 ? ["  none"] : []),
    ...call.events.map(
      ({ receivedAt, kind, detail, changed }) =>
        `  ${receivedAt.toISOString()}  ${kind}  ${JSON.stringify(detail)}${changed ? "" : "  (changed nothing)"}`,
    ),
  ].join("\n");
}
