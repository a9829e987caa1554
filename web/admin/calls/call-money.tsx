import type { ShownCall } from "#contract/operators/calls.ts";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { ExactMoment } from "./exact-moment.tsx";

/** The price of a call, what it holds or held, and the transfer that charged it. */
export function CallMoney({ call }: { call: ShownCall }) {
  const { rate, transfer } = call;
  return (
    <Facts>
      <Fact name="A minute">
        {rate ? creditsInWords(rate.creditsPerMinute) : "refused before it had a price"}
      </Fact>
      {rate && (
        <Fact name="Billed">
          {`at least ${rate.minimum_s} s, then by ${rate.increment_s} s` +
            (rate.creditsToConnect > 0 ? `, ${formatCredits(rate.creditsToConnect)} to connect` : "")}
        </Fact>
      )}
      <Fact name={call.charged === null ? "Held" : "Was held"}>{creditsInWords(call.held)}</Fact>
      <Fact name="Charged" strong>
        {call.charged === null ? "not yet" : creditsInWords(call.charged)}
      </Fact>
      {transfer && (
        <>
          <Fact name="Transfer">
            <code className="break-all font-mono text-xs">{transfer.ref}</code>
          </Fact>
          <Fact name="Booked">
            <ExactMoment at={transfer.createdAt} />
          </Fact>
          <Fact name="Balance after">{creditsInWords(transfer.balanceAfter)}</Fact>
        </>
      )}
      {call.receipt !== null && <Fact name="Receipt">{call.receipt}</Fact>}
    </Facts>
  );
}
