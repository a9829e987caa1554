import { Phone as PhoneIcon } from "lucide-react";
import { Button } from "#web/kit/controls/button.tsx";
import { loadAhead } from "#web/kit/loading/presses.ts";
import { t } from "#words/translate.ts";

export const loadDialPad = async () => (await import("./dial-pad.tsx")).DialPad;

interface DialButtonsProps {
  /** True while a call that was pressed waits for what it needs. */
  isStarting: boolean;
  hasCredits: boolean;
  hasPad: boolean;
  onPad: () => void;
}

export function DialButtons({ isStarting, hasCredits, hasPad, onPad }: DialButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        size="large"
        busy={isStarting}
        // Without credits, the button that adds some is the primary one.
        variant={hasCredits ? "primary" : "secondary"}
        className="flex-1 sm:min-w-44 sm:flex-none"
      >
        <PhoneIcon aria-hidden="true" className="size-5" />
        {t("Start Call")}
      </Button>
      <Button
        variant="secondary"
        size="large"
        aria-expanded={hasPad}
        {...loadAhead(loadDialPad)}
        onClick={onPad}
        className="px-4"
      >
        <KeysIcon />
        <span className="max-sm:sr-only">{t("Dial pad")}</span>
      </Button>
    </div>
  );
}

/** Nine keys, drawn here: the icon library's are three times as large. */
function KeysIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        d="M5 5h0M12 5h0M19 5h0M5 12h0M12 12h0M19 12h0M5 19h0M12 19h0M19 19h0"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
