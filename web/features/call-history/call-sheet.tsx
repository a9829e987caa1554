import type { CallHistoryItem } from "#contract/call-history.ts";
import { messages } from "#contract/messages.ts";
import { creditsInWords } from "#contract/money.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fact, Facts } from "#web/ui/facts.tsx";
import { outcomeOf, placeOf, talkTime } from "./call-words.ts";
import { QualityFacts } from "./quality-facts.tsx";

/** All that is known of one call. */
export function CallSheet({ call }: { call: CallHistoryItem }) {
  const place = placeOf(call);
  return (
    <div className="space-y-6">
      {call.refusal && <Alert tone="danger">{call.refusal.message}</Alert>}
      <Card>
        <Facts>
          {place !== null && <Fact name="Destination">{place}</Fact>}
          <Fact name="Placed">{formatDateTime(call.startedAt)}</Fact>
          <Fact name="Outcome">{outcomeOf(call)}</Fact>
          {call.seconds !== null && <Fact name="Talk time">{talkTime(call)}</Fact>}
          {call.creditsPerMinute !== null && (
            <Fact name="Price a minute">{creditsInWords(call.creditsPerMinute)}</Fact>
          )}
          <Fact name="Charged" strong>
            {charge(call)}
          </Fact>
          {call.receipt !== null && <Fact name="Receipt">{call.receipt}</Fact>}
        </Facts>
      </Card>
      {call.seconds !== null && (
        <Card title="Line quality">
          {call.quality ? (
            <QualityFacts quality={call.quality} />
          ) : (
            <p className="text-ink-soft text-sm">{messages.callHistory.notMeasured}</p>
          )}
        </Card>
      )}
    </div>
  );
}

function charge({ charged }: CallHistoryItem): string {
  if (charged === null) return messages.callHistory.pending;
  return charged === 0 ? messages.callHistory.free : creditsInWords(charged);
}
