import { X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callEndMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import type { CallSession } from "#web/app/call/call-session.tsx";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatFarEnd } from "#web/number/phone-number.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

type Last = NonNullable<CallSession["last"]>;

/** The call that has just ended beside another page, in the place of its bar until it is put away. The dialler shows all of it. */
export function EndedCall({ last: { call, receipt } }: { last: Last }) {
  const [isShown, setShown] = useState(true);
  const { inWords, inMoney } = useCreditMoney();
  const navigate = useNavigate();
  const name = useContactName(call.number);
  useNumberingPlans(true);
  if (!isShown) return null;
  const talkTime = receipt.seconds === null ? null : formatDuration(receipt.seconds);
  const charge =
    receipt.status === "settled"
      ? say(callEndMessages.charged(receipt.charged, inMoney(receipt.charged)))
      : t(callEndMessages.pending);
  return (
    <section aria-label={t("Last call")} className="border-line border-t bg-surface text-sm shadow-float">
      <div className="page-width flex items-center gap-2 py-2">
        <div className="min-w-0 flex-1">
          <p className="figures truncate font-semibold">
            <bdi>{name ?? formatFarEnd(call.number)}</bdi>
            {" · "}
            {talkTime ?? say(messages.callHistory.ended[receipt.outcome])}
          </p>
          <p className="figures text-ink-soft">
            {receipt.refusal ? say(receipt.refusal.message) : charge}{" "}
            {receipt.status === "settled" && `${t("Balance")}: ${inWords(receipt.credits)}`}
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void navigate("/dashboard")}
          className="shrink-0"
        >
          {t("Details")}
        </Button>
        <button
          type="button"
          aria-label={t("Dismiss")}
          onClick={() => setShown(false)}
          className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
