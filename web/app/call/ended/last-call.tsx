import { PhoneCall } from "lucide-react";
import type { CallReceipt } from "#contract/calls/calls.ts";
import { otherCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { leastCredits, wasFree } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { useEndOtherCall, useOtherCalls } from "#web/app/call/notices/other-call.ts";
import { AddContactLink } from "#web/app/contacts/book/add-contact-link.tsx";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Arriving } from "#web/kit/notices/arrivals.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { callQualityWord } from "#web/kit/wording/quality-word.ts";
import { CallComplaint } from "#web/number/call-complaint.tsx";
import { formatDialled, formatFarEnd } from "#web/number/phone-number.ts";
import { useTariff } from "#web/number/tariff/price-queries.ts";
import { leastCostInWords } from "#web/number/tariff/price-words.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { endCause } from "./announce-end.ts";
import type { CallEnding } from "./watch-ends.ts";

interface LastCallProps {
  call: CallEnding;
  receipt: CallReceipt;
  /** Time at which the call ended, as ISO 8601. */
  at: string;
  onCallAgain: (number: E164) => void;
}

/** The call that has just ended: with whom, how long, what it cost and how it sounded, and what may come next. */
export function LastCall({ call, receipt, at, onCallAgain }: LastCallProps) {
  const { number, quality } = call;
  const { refusal } = receipt;
  const name = useContactName(number);
  const { inWords, rateInWords } = useCreditMoney();
  const cause = endCause(call, receipt);
  const quote = useTariff(receipt.charged > 0 ? number : null);
  // A sentence that came later would move the buttons.
  if (isAwaited(quote)) return <Arriving />;
  const rate = quote.isPlaceholderData ? undefined : quote.data?.rate;
  const isLeast = rate !== undefined && receipt.charged === leastCredits(rate);
  const isSettled = receipt.status === "settled";
  return (
    <section
      aria-label={t("Last call")}
      className="fade-in rounded-control border border-line px-4 py-3 text-sm"
    >
      <h3 className="text-ink-soft text-xs">{t("Last call")}</h3>
      <p className="break-words font-bold text-lg">
        <bdi>{name ?? formatFarEnd(number)}</bdi>
      </p>
      {name && (
        <p className="figures text-ink-soft">
          <bdi>{formatFarEnd(number)}</bdi>
        </p>
      )}
      <dl className="figures mt-2 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-2">
        {receipt.seconds !== null && <Figure name={t("Talk time")}>{formatDuration(receipt.seconds)}</Figure>}
        {receipt.outcome !== "completed" && <Figure name={t("Outcome")}>{outcome(receipt)}</Figure>}
        {isSettled && (
          <Figure name={t("Charged")}>{wasFree(receipt) ? t("Free") : inWords(receipt.charged)}</Figure>
        )}
        {quality && <Figure name={t("Line quality")}>{callQualityWord(quality)}</Figure>}
        {isSettled && <Figure name={t("Balance")}>{inWords(receipt.credits)}</Figure>}
      </dl>
      {[cause, isLeast && leastCostInWords(rate), receipt.charged > 0 && rateInWords].map(
        (sentence) =>
          sentence && (
            <p key={sentence} className="mt-2 text-ink-soft">
              {sentence}
            </p>
          ),
      )}
      {refusal && <CallRefusalNotice refusal={refusal} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {!refusal && number && (
          <Button variant="secondary" onClick={() => onCallAgain(number)}>
            <PhoneCall aria-hidden="true" className="size-4.5" />
            {t("Call again")}
          </Button>
        )}
        {!name && number && <AddContactLink number={number} />}
        <CallComplaint callee={formatFarEnd(number)} at={at} />
      </div>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="break-words font-semibold">{children}</dd>
    </div>
  );
}

function outcome(receipt: CallReceipt): string {
  const word = say(messages.callHistory.ended[receipt.outcome]);
  return receipt.status === "pending"
    ? t("{outcome}; the charge is still being confirmed", { outcome: word })
    : word;
}

/** Refusals that more credits resolve. The other refusals say in their sentence what to do. */
const mendedByCredits: ReadonlySet<string> = new Set(["not_enough_credits", "account_in_debt"]);

function CallRefusalNotice({ refusal }: { refusal: NonNullable<CallReceipt["refusal"]> }) {
  const [otherCall] = useOtherCalls();
  const endOtherCall = useEndOtherCall();
  if (refusal.code === "already_in_call" && otherCall) {
    const end = (
      <Button
        variant="danger"
        size="small"
        busy={endOtherCall.isPending}
        onClick={() => endOtherCall.mutate(otherCall.callId)}
      >
        {t("End it")}
      </Button>
    );
    return (
      <Alert tone="danger" className="mt-3" action={end}>
        {say(otherCallMessages.alreadyIn(formatDialled(otherCall)))}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" className="mt-3">
      {say(refusal.message)}{" "}
      {mendedByCredits.has(refusal.code) && (
        <TextLink to="/purchase-credits">{t("Purchase credits")}</TextLink>
      )}
      {refusal.code === "destination_not_allowed" && (
        <TextLink to="/settings">{t("Change your settings")}</TextLink>
      )}
    </Alert>
  );
}
