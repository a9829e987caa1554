import { Link } from "react-router";
import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { t } from "#words/translate.ts";
import { useSilence } from "./line-notice.tsx";

export function OngoingCallBar({ phone }: { phone: Phone }) {
  const { phase, number, elapsed_s, microphone } = usePhone(phone);
  const name = useContactName(number);
  const silence = useSilence(phone);
  return (
    <section aria-label={t("Call#noun")} data-call-bar className="bg-stage text-stage-ink">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
        <span>
          {phase === "in_progress"
            ? t(messages.call.inProgress)
            : t(microphone === "asking" ? inCallMessages.microphone.asking : "Calling...")}
        </span>
        <span className="figures min-w-0 break-words font-semibold">
          <bdi>{name ?? (number && formatNumber(number))}</bdi> · {formatDuration(elapsed_s)}
        </span>
        <span className="ms-auto flex items-center gap-4">
          <Link to="/dashboard" className="rounded-sm font-semibold underline underline-offset-4">
            {t("Back to the call")}
          </Link>
          <Button variant="danger" size="small" onClick={() => phone.end()}>
            {t("End Call")}
          </Button>
        </span>
        {silence && (
          <p role="alert" className="basis-full font-medium">
            {silence}
          </p>
        )}
      </div>
    </section>
  );
}
