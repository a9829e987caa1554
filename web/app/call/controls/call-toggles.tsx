import { Grip, Mic, MicOff, PictureInPicture2, Volume2 } from "lucide-react";
import { companionMessages } from "#contract/messages/companion-messages.ts";
import { StageToggle } from "#web/kit/controls/stage-toggle.tsx";
import { t } from "#words/translate.ts";

export type CallPanelName = "keypad" | "sound";

interface CallTogglesProps {
  muted: boolean;
  onMute: () => void;
  /** The panel that is open below the stage. */
  panel: CallPanelName | null;
  onPanel: (name: CallPanelName) => void;
  /** Opens the call's own window; undefined where the browser has none. */
  onWindow: (() => void) | undefined;
}

export function CallToggles({ muted, onMute, panel, onPanel, onWindow }: CallTogglesProps) {
  const MicIcon = muted ? MicOff : Mic;
  return (
    <div className="flex gap-2 sm:gap-3">
      <StageToggle
        on={muted}
        label={muted ? t("Unmute") : t("Mute")}
        icon={<MicIcon aria-hidden="true" className="size-5" />}
        aria-keyshortcuts="Alt+M"
        onClick={onMute}
      />
      <StageToggle
        on={panel === "keypad"}
        label={t("Keypad")}
        icon={<Grip aria-hidden="true" className="size-5" />}
        aria-expanded={panel === "keypad"}
        aria-keyshortcuts="Alt+K"
        onClick={() => onPanel("keypad")}
      />
      <StageToggle
        on={panel === "sound"}
        label={t("Sound")}
        icon={<Volume2 aria-hidden="true" className="size-5" />}
        aria-expanded={panel === "sound"}
        onClick={() => onPanel("sound")}
      />
      {onWindow && (
        <StageToggle
          on={false}
          label={t(companionMessages.window)}
          icon={<PictureInPicture2 aria-hidden="true" className="size-5" />}
          onClick={onWindow}
          // A phone has no room beside its browser.
          className="max-sm:hidden"
        />
      )}
    </div>
  );
}
