import { ArrowLeftRight, PhoneOff } from "lucide-react";
import { isFree } from "#contract/money/pricing.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { useCallsUnderWay } from "#web/kit/api/live-state.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatFarEnd } from "#web/number/phone-number.ts";
import { type ParkedCall, type Phone, usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";

/** The parked one of two calls: whom it is with and how long, to it, and its end. */
export function ParkedCallBar({ phone }: { phone: Phone }) {
  const { parked } = usePhone(phone);
  return parked && <Bar phone={phone} parked={parked} />;
}

function Bar({ phone, parked }: { phone: Phone; parked: ParkedCall }) {
  const { number, attemptId, elapsed_s } = parked;
  const { phase } = usePhone(phone);
  const name = useContactName(number);
  const call = useCallsUnderWay().find((one) => [one.callId, one.attemptId].includes(attemptId));
  const isCharged = call?.rate != null && !isFree(call.rate);
  useNumberingPlans(true);
  return (
    <section aria-label={t("Call on hold")} className="bg-stage text-stage-ink">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
        <div className="min-w-0 flex-1 basis-40">
          <p role="status">{t("Call on hold")}</p>
          <p className="figures break-words font-semibold">
            <bdi>{name ?? formatFarEnd(number)}</bdi> · {formatDuration(elapsed_s)}
          </p>
          {isCharged && <p className="text-stage-soft">{t("It costs the same on hold.")}</p>}
        </div>
        <Button
          variant="danger"
          onClick={() => phone.endParked()}
          className="focus-visible:outline-stage-ink"
        >
          <PhoneOff aria-hidden="true" className="size-5 shrink-0" />
          {t("End the call on hold")}
        </Button>
        <Button
          variant="stage"
          disabled={phase !== "in_progress"}
          onClick={() => phone.swap()}
          className="focus-visible:outline-stage-ink"
        >
          <ArrowLeftRight aria-hidden="true" className="size-5 shrink-0" />
          {t("Swap calls")}
        </Button>
      </div>
    </section>
  );
}
