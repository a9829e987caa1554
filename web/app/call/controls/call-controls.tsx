import { ContactRound, Grip, Mic, MicOff, PictureInPicture2, Volume2 } from "lucide-react";
import { companionMessages } from "#contract/messages/call-messages.ts";
import type { CallPanelName } from "#web/app/call/use-call-panel.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import { RoundControl, RoundLink } from "./round-control.tsx";
import { toggleMute } from "./toggle-mute.ts";

interface CallControlsProps {
  phone: Phone;
  panel: CallPanelName | null;
  onPanel: (name: CallPanelName) => void;
  /** True where the contacts take the place of the call's screen in the history. */
  leavesScreen?: boolean;
  /** Opens the call's own window; undefined where the browser has none. */
  onWindow?: (() => void) | undefined;
}

const icon = { "aria-hidden": true, className: "size-6" } as const;

/** The buttons of a call. Mute comes with the answer, into a place of its own. */
export function CallControls({ phone, panel, onPanel, leavesScreen = false, onWindow }: CallControlsProps) {
  const { phase, muted } = usePhone(phone);
  const MicIcon = muted ? MicOff : Mic;
  return (
    <div className="flex gap-1">
      <div className={classNames("flex min-w-0 flex-1", phase !== "in_progress" && "invisible")}>
        <RoundControl
          on={muted}
          label={muted ? t("Unmute") : t("Mute")}
          icon={<MicIcon {...icon} />}
          aria-keyshortcuts="Alt+M"
          onClick={() => toggleMute(phone)}
        />
      </div>
      <RoundControl
        on={panel === "keypad"}
        label={t("Keypad")}
        icon={<Grip {...icon} />}
        aria-expanded={panel === "keypad"}
        aria-keyshortcuts="Alt+K"
        onClick={() => onPanel("keypad")}
      />
      <RoundControl
        on={panel === "sound"}
        label={t("Sound")}
        icon={<Volume2 {...icon} />}
        aria-expanded={panel === "sound"}
        onClick={() => onPanel("sound")}
      />
      <RoundLink
        to="/contacts"
        replace={leavesScreen}
        label={t("Contacts")}
        icon={<ContactRound {...icon} />}
      />
      {onWindow && (
        <RoundControl
          label={t(companionMessages.window)}
          icon={<PictureInPicture2 {...icon} />}
          onClick={onWindow}
        />
      )}
    </div>
  );
}
