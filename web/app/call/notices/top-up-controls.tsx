import { Mic, MicOff, PhoneOff } from "lucide-react";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import { toggleMute } from "#web/app/call/controls/toggle-mute.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";

/** The call beside the form that buys credits for it, which may cover the call's own controls. */
export function TopUpControls({ phone }: { phone: Phone }) {
  const { phase, number, elapsed_s, muted } = usePhone(phone);
  const name = useContactName(number);
  if (phase !== "in_progress") {
    return (
      <p role="status" className="rounded-control bg-sunken px-4 py-3 text-sm">
        {t(inCallMessages.endedBeforePaid)}
      </p>
    );
  }
  const MicIcon = muted ? MicOff : Mic;
  return (
    <fieldset
      aria-label={t("Call#noun")}
      className="flex min-w-0 flex-wrap items-center gap-2 rounded-control bg-stage px-4 py-2 text-sm text-stage-ink"
    >
      <span className="figures min-w-0 flex-1 break-words font-semibold">
        <bdi>{name ?? (number && formatNumber(number))}</bdi> · {formatDuration(elapsed_s)}
      </span>
      <Button variant="secondary" size="small" onClick={() => toggleMute(phone)}>
        <MicIcon aria-hidden="true" className="size-4" />
        {muted ? t("Unmute") : t("Mute")}
      </Button>
      <Button variant="danger" size="small" onClick={() => phone.end()}>
        <PhoneOff aria-hidden="true" className="size-4" />
        {t("End Call")}
      </Button>
    </fieldset>
  );
}
