import type { CallHistoryItem, CallQualityReport } from "#contract/calls/call-history.ts";
import { callEndMessages } from "#contract/messages/call-end-messages.ts";
import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { AddContactLink } from "#web/app/contacts/book/add-contact-link.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { oneDigit } from "#web/kit/wording/one-digit.ts";
import { callQualityWord } from "#web/kit/wording/quality-word.ts";
import { formatDialled } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/left-to-right.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { outcomeOf, placeOf, talkTime } from "./call-words.ts";

/** All facts about one call. */
export function CallSheet({ call, contact }: { call: CallHistoryItem; contact: string | undefined }) {
  const place = placeOf(call);
  return (
    <div className="space-y-6">
      {call.refusal && <Alert tone="danger">{say(call.refusal.message)}</Alert>}
      {call.lineCredit !== null && (
        <Alert tone="info">{say(callEndMessages.lineCredited(call.lineCredit))}</Alert>
      )}
      <Card>
        <Facts>
          {contact && <Fact name={t("Contact#person")}>{contact}</Fact>}
          {contact && <Fact name={t("Number")}>{leftToRight(formatDialled(call))}</Fact>}
          {place !== null && <Fact name={t("Destination")}>{place}</Fact>}
          <Fact name={t("Placed")}>{formatDateTime(call.startedAt)}</Fact>
          <Fact name={t("Outcome")}>{outcomeOf(call)}</Fact>
          {call.seconds !== null && <Fact name={t("Talk time")}>{talkTime(call)}</Fact>}
          {call.creditsPerMinute !== null && (
            <Fact name={t("Price a minute")}>{creditsInWords(call.creditsPerMinute)}</Fact>
          )}
          <Fact name={t("Charged")} strong>
            {charge(call)}
          </Fact>
          {call.lineCredit !== null && (
            <Fact name={t("Given back")} strong>
              {creditsInWords(call.lineCredit)}
            </Fact>
          )}
          {call.receipt !== null && <Fact name={t("Receipt")}>{call.receipt}</Fact>}
        </Facts>
      </Card>
      {!contact && call.number && <AddContactLink number={call.number} />}
      {call.seconds !== null && (
        <Card title={t("Line quality")}>
          {call.quality ? (
            <QualityFacts quality={call.quality} />
          ) : (
            <p className="text-ink-soft text-sm">{t(messages.callHistory.notMeasured)}</p>
          )}
        </Card>
      )}
    </div>
  );
}

function charge({ charged }: CallHistoryItem): string {
  if (charged === null) return t(messages.callHistory.pending);
  return charged === 0 ? t(messages.callHistory.free) : creditsInWords(charged);
}

/** The call quality as a word, as numbers and as hints about what was wrong. */
function QualityFacts({ quality }: { quality: CallQualityReport }) {
  const { mosAverage, mosLowest, hints } = quality;
  return (
    <>
      <Facts>
        <Fact name={t("In a word")}>{callQualityWord(quality)}</Fact>
        <Fact name={t("Score (MOS)")}>
          {t("{average}, at worst {worst}", { average: oneDigit(mosAverage), worst: oneDigit(mosLowest) })}
        </Fact>
        <Fact name={t("Jitter")}>{milliseconds(quality.jitterAverage_ms, quality.jitterHighest_ms)}</Fact>
        <Fact name={t("Round trip")}>
          {milliseconds(quality.roundTripAverage_ms, quality.roundTripHighest_ms)}
        </Fact>
        <Fact name={t("Lost")}>{t("{percent} %", { percent: oneDigit(quality.packetsLostPercent) })}</Fact>
      </Facts>
      {hints.length > 0 && (
        <ul className="mt-4 list-disc space-y-1 ps-5 text-ink-soft text-sm">
          {hints.map((hint) => (
            <li key={hint}>{t(inCallMessages.hints[hint])}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function milliseconds(average_ms: number, highest_ms: number): string {
  const [average, worst] = [String(Math.round(average_ms)), String(Math.round(highest_ms))];
  return t("{average} ms, at worst {worst} ms", { average, worst });
}
