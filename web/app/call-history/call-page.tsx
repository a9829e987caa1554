import { useQuery } from "@tanstack/react-query";
import { PhoneCall } from "lucide-react";
import { useParams } from "react-router";
import {
  type CallHistoryItem,
  type CallQualityReport,
  callHistoryRoutes,
} from "#contract/calls/call-history.ts";
import { callEndMessages, inCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { wasFree } from "#contract/money/pricing.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { AddContactLink } from "#web/app/contacts/book/add-contact-link.tsx";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { WhoRunsThis } from "#web/kit/api/who-runs-this.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { type CreditMoney, useCreditMoney } from "#web/kit/money/credit-money.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { formatDateTime, formatDuration } from "#web/kit/wording/format.ts";
import { callQualityWord, oneDigit } from "#web/kit/wording/quality-word.ts";
import { CallComplaint } from "#web/number/call-complaint.tsx";
import { useCallNumber } from "#web/number/call-number.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatDialled, formatNumber } from "#web/number/phone-number.ts";
import { placeName } from "#web/number/tariff/price-words.ts";
import { leftToRight } from "#words/formats.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { BlockCaller } from "./block-caller.tsx";
import { outcomeOf } from "./call-days.tsx";

export function CallPage() {
  const { id = "" } = useParams();
  const { data: call, error } = useQuery({
    queryKey: queryKeys.call(id),
    queryFn: ({ signal }) => callApi(callHistoryRoutes.call, { params: { id } }, { signal }),
    enabled: useIsLoggedIn(),
  });
  const name = useContactName(call?.number);
  useNumberingPlans(call?.number != null);
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>
        {call
          ? t(call.direction === "incoming" ? "Incoming call from {callee}" : "Call to {callee}", {
              callee: name ?? leftToRight(formatDialled(call).replaceAll(" ", "\u00a0")),
            })
          : t("Call#noun")}
      </PageTitle>
      {call && <CallSheet call={call} contact={name} />}
      {!call && !error && <Loading />}
      {!call && error && (
        <Alert tone="danger">{serverMessage(error) ?? t(messages.callHistory.failed)}</Alert>
      )}
      <p className="mt-6 print:hidden">
        <TextLink to="/calls" className="text-sm">
          {t("All your calls")}
        </TextLink>
      </p>
    </div>
  );
}

function CallSheet({ call, contact }: { call: CallHistoryItem; contact: string | undefined }) {
  const { country, destination } = call;
  const money = useCreditMoney();
  const isIncoming = call.direction === "incoming";
  return (
    <div className="space-y-6">
      {call.refusal && !isIncoming && <Alert tone="danger">{say(call.refusal.message)}</Alert>}
      {call.lineCredit !== null && (
        <Alert tone="info">
          {say(callEndMessages.lineCredited(call.lineCredit, money.inMoney(call.lineCredit)))}
        </Alert>
      )}
      <Card>
        <Facts>
          {contact && <Fact name={t("Contact#person")}>{contact}</Fact>}
          {contact && <Fact name={t("Number")}>{leftToRight(formatDialled(call))}</Fact>}
          {!isIncoming && country !== null && destination !== null && (
            <Fact name={t("Destination")}>{placeName(country, destination)}</Fact>
          )}
          {!call.refusal && !isIncoming && (
            <Fact name={t("Number shown")}>
              {call.shownNumber === null ? t("Our number") : leftToRight(spelled(call.shownNumber))}
            </Fact>
          )}
          {call.forwardedTo !== null && (
            <Fact name={t("Forwarded to")}>{leftToRight(spelled(call.forwardedTo))}</Fact>
          )}
          <Fact name={t(isIncoming ? "Time" : "Placed")}>{formatDateTime(call.startedAt)}</Fact>
          <Fact name={t("Outcome")}>{outcomeOf(call)}</Fact>
          {call.seconds !== null && <Fact name={t("Talk time")}>{formatDuration(call.seconds)}</Fact>}
          {call.creditsPerMinute !== null && (
            <Fact name={t("Price per minute")}>
              {wasFree(call) ? t("Free") : minutePrice(call.creditsPerMinute, money)}
            </Fact>
          )}
          <Fact name={t("Charged")} strong>
            {charge(call, money)}
          </Fact>
          {call.lineCredit !== null && (
            <Fact name={t("Given back")} strong>
              {money.inWords(call.lineCredit)}
            </Fact>
          )}
          {call.receipt !== null && <Fact name={t("Receipt")}>{call.receipt}</Fact>}
        </Facts>
        {call.charged !== null && call.charged > 0 && money.rateInWords && (
          <p className="mt-4 text-ink-soft text-sm">{money.rateInWords}</p>
        )}
        {call.receipt !== null && <WhoRunsThis className="mt-4 text-ink-soft text-xs" />}
      </Card>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        {call.number && <CallAgain number={call.number} />}
        {isIncoming && call.number && <BlockCaller number={call.number} />}
        {!contact && call.number && <AddContactLink number={call.number} />}
        <CallComplaint callee={formatDialled(call)} at={call.startedAt} />
      </div>
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

/** With the digits that the price has wherever else it is shown: "1 credit (€0.0921)". */
function minutePrice(creditsPerMinute: number, { minuteInMoney }: CreditMoney): string {
  return `${creditsInWords(creditsPerMinute)} (${minuteInMoney(creditsPerMinute)})`;
}

/** A number loses its digits with its user. */
function spelled(number: string): string {
  const whole = e164Schema.safeParse(number);
  return whole.success ? formatNumber(whole.data) : number;
}

function CallAgain({ number }: { number: E164 }) {
  const call = useCallNumber();
  return (
    <Button variant="secondary" onClick={() => call(number)}>
      <PhoneCall aria-hidden="true" className="size-4.5" />
      {t("Call again")}
    </Button>
  );
}

function charge({ charged }: CallHistoryItem, { inWords }: CreditMoney): string {
  if (charged === null) return t(messages.callHistory.pending);
  return charged === 0 ? t(messages.callHistory.free) : inWords(charged);
}

function QualityFacts({ quality }: { quality: CallQualityReport }) {
  const { mosAverage, mosLowest, hints } = quality;
  return (
    <>
      <Facts>
        <Fact name={t("Overall")}>{callQualityWord(quality)}</Fact>
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
