import type { CallReceipt } from "#contract/calls/calls.ts";
import { messages } from "#contract/messages/messages.ts";
import { otherCallMessages } from "#contract/messages/other-call-messages.ts";
import { useEndOtherCall, useOtherCall } from "#web/app/call/notices/other-call.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { callQualityWord } from "#web/kit/wording/quality-word.ts";
import { formatDialled, formatNumber } from "#web/number/phone-number.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { endCause } from "./end-cause.ts";
import type { CallEnding } from "./watch-ends.ts";

/** The receipt of the call that just ended. */
export function LastCall({ call, receipt }: { call: CallEnding; receipt: CallReceipt }) {
  const name = useContactName(call.number);
  const cause = endCause(call, receipt);
  return (
    <section aria-label={t("Last call")} className="fade-in border-line border-t pt-5 text-sm">
      <h3 className="mb-2 font-semibold">{t("Last call")}</h3>
      <dl className="figures space-y-1">
        {name && <Row name={t("Contact#person")}>{name}</Row>}
        <Row name={t("Number")}>{formatNumber(call.number)}</Row>
        <Row name={t("Outcome")}>{outcome(receipt)}</Row>
        {cause && <Row name={t("Ended because")}>{cause}</Row>}
        {receipt.status === "settled" && (
          <>
            <Row name={t("Charged")}>{creditsInWords(receipt.charged)}</Row>
            <Row name={t("Balance")}>{creditsInWords(receipt.credits)}</Row>
          </>
        )}
        {call.quality && <Row name={t("Line quality")}>{callQualityWord(call.quality)}</Row>}
      </dl>
      {receipt.refusal && <CallRefusalNotice refusal={receipt.refusal} />}
    </section>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words text-end font-medium">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function outcome(receipt: CallReceipt): string {
  const word = say(messages.callHistory.ended[receipt.outcome]);
  return receipt.status === "pending" ? t("{outcome}; the charge is on its way", { outcome: word }) : word;
}

/** Refusals that more credits resolve. The other refusals say in their sentence what to do. */
const mendedByCredits: ReadonlySet<string> = new Set(["not_enough_credits", "account_in_debt"]);

/** Reason why the server refused the call, with what resolves it. */
function CallRefusalNotice({ refusal }: { refusal: NonNullable<CallReceipt["refusal"]> }) {
  const otherCall = useOtherCall();
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
