import { PhoneOff } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { t } from "#words/translate.ts";
import type { CallSession } from "./call-session.tsx";
import { CallStage } from "./call-stage.tsx";
import { AudioChoice } from "./controls/audio-choice.tsx";
import { CallMeters } from "./controls/call-meters.tsx";
import { ShortcutList, useCallShortcuts } from "./controls/call-shortcuts.tsx";
import { type CallPanelName, CallToggles } from "./controls/call-toggles.tsx";
import { Keypad, keypadKey } from "./controls/keypad.tsx";
import { toggleMute } from "./controls/toggle-mute.ts";
import { EndNoticeOffer } from "./ended/end-notice-offer.tsx";
import { callWindows, openCallWindow } from "./open-call-window.ts";

/** The ongoing call: its state, time and cost, and every control for it. */
export function ActiveCall({ callSession }: { callSession: CallSession }) {
  const { phone, notes } = callSession;
  const { phase, number, muted, microphone, quality, pressed } = usePhone(phone);
  const name = useContactName(number);
  const [panel, setPanel] = useState<CallPanelName | null>(null);
  const stageId = useId();
  const endCall = useRef<HTMLButtonElement>(null);
  const inProgress = phase === "in_progress";
  const toggle = (name: CallPanelName) => setPanel((open) => (open === name ? null : name));

  // The form with the start button is gone, so the focus moves to the button that ends the call.
  useEffect(() => {
    if (document.activeElement === document.body) endCall.current?.focus({ preventScroll: true });
  }, []);
  useCallShortcuts({
    mute: () => toggleMute(phone),
    keypad: () => inProgress && toggle("keypad"),
    hangUp: () => phone.end(),
  });

  const openWindow = () =>
    void openCallWindow({ phone, notes, nameOf: (called) => name ?? formatNumber(called) }).catch(
      () => undefined,
    );

  function pressKey(event: KeyboardEvent): void {
    const key = keypadKey(event);
    if (panel !== "keypad" || key === null) return;
    event.preventDefault();
    phone.press(key);
  }
  function pasteKeys(event: ClipboardEvent): void {
    if (panel === "keypad") phone.press(event.clipboardData.getData("text"));
  }

  return (
    <fieldset
      aria-label={t("Call#noun")}
      // Not by margins: where the last part is hidden, the one before it would keep its own.
      className="flex min-w-0 flex-col gap-5"
      onKeyDown={pressKey}
      onPaste={pasteKeys}
    >
      <CallStage id={stageId} callSession={callSession}>
        <div className={inProgress ? "" : "invisible"}>
          <CallToggles
            muted={muted}
            onMute={() => toggleMute(phone)}
            panel={panel}
            onPanel={toggle}
            onWindow={callWindows() && openWindow}
          />
        </div>
        <Button
          ref={endCall}
          variant="danger"
          size="large"
          aria-describedby={stageId}
          aria-keyshortcuts="Alt+H"
          onClick={() => phone.end()}
          className="w-full focus-visible:outline-stage-ink"
        >
          <PhoneOff aria-hidden="true" className="size-5" />
          {t("End Call")}
        </Button>
      </CallStage>
      {inProgress && panel === "keypad" && <Keypad pressed={pressed} onPress={(key) => phone.press(key)} />}
      {inProgress && panel === "sound" && <AudioChoice audio={callSession.audio} isInCall />}
      {/* Their places are there while the number rings, so that the answer moves nothing. */}
      <div className={classNames("flex flex-col gap-5", !inProgress && "invisible")}>
        <CallMeters quality={quality} muted={muted} hasMicrophone={microphone === "fine"} />
        <EndNoticeOffer callSession={callSession} />
      </div>
      <ShortcutList />
    </fieldset>
  );
}
