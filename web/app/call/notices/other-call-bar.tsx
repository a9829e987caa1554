import { useEffect, useState } from "react";
import { otherCallMessages } from "#contract/messages/other-call-messages.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import type { CallUnderWay } from "#web/kit/api/use-call-under-way.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatDialled } from "#web/number/phone-number.ts";
import { t } from "#words/translate.ts";
import { useEndOtherCall } from "./other-call.ts";

interface OtherCallBarProps {
  call: CallUnderWay;
  isOver: boolean;
}

/** The user's call on another page or device. Its place stays when the call is over, so that its end moves nothing. */
export function OtherCallBar({ call, isOver }: OtherCallBarProps) {
  const name = useContactName(call.number);
  const elapsed_s = useElapsed(call);
  const end = useEndOtherCall();
  useNumberingPlans(true);
  return (
    <section
      aria-label={t(otherCallMessages.place)}
      data-call-bar={isOver ? undefined : true}
      className={classNames("bg-stage text-stage-ink", isOver && "invisible")}
    >
      <div className="page-width flex items-center gap-4 py-2.5 text-sm">
        <div className="min-w-0 flex-1">
          <p role="status">{t(otherCallMessages.place)}</p>
          <p className="figures break-words font-semibold">
            <bdi>{name ?? formatDialled(call)}</bdi> ·{" "}
            {elapsed_s === null ? t("Calling...") : formatDuration(elapsed_s)}
          </p>
        </div>
        <Button variant="danger" busy={end.isPending} onClick={() => end.mutate(call.callId)}>
          {t("End it")}
        </Button>
      </div>
    </section>
  );
}

/** Whole seconds since the answer, which go on from the server's; null before the answer. */
function useElapsed({ elapsed_s, receivedAt_ms }: CallUnderWay): number | null {
  const [now_ms, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return elapsed_s === null ? null : elapsed_s + Math.max(0, Math.floor((now_ms - receivedAt_ms) / 1_000));
}
