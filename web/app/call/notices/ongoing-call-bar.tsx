import { Mic, MicOff, PhoneOff } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { otherCallMessages } from "#contract/messages/call-messages.ts";
import { CallScreen } from "#web/app/call/call-screen.tsx";
import type { CallSession } from "#web/app/call/call-session.tsx";
import { toggleMute } from "#web/app/call/controls/toggle-mute.ts";
import { beforeAnswer } from "#web/app/call/plain-call.tsx";
import { useCallScreen } from "#web/app/call/use-call-screen.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import type { CallUnderWay } from "#web/kit/api/live-state.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatDialled, formatFarEnd } from "#web/number/phone-number.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import { CallNotices } from "./call-notices.tsx";
import { BriefNotice } from "./line-notice.tsx";
import { useEndOtherCall } from "./other-call.ts";
import { RechargeInBar } from "./recharge-notes.tsx";

interface OngoingCallProps {
  callSession: CallSession;
  /** True where another notice says that no sound comes. */
  isOnDashboard: boolean;
  /** True where the call can be the whole screen, above the page that is open. */
  isSmall: boolean;
  /** True for a call that began in a small window. */
  beginsWhole: boolean;
}

/** The ongoing call outside the dashboard's card. In a small window it begins as the whole screen. */
export function OngoingCall(props: OngoingCallProps) {
  const { callSession, isOnDashboard, isSmall, beginsWhole } = props;
  const { phase } = usePhone(callSession.phone);
  const { isOpen, open } = useCallScreen();
  // The entry of the history comes a moment after the call.
  const [isOpening, setOpening] = useState(isSmall && (beginsWhole || phase !== "in_progress"));
  const hasOpened = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isOpening || hasOpened.current) return;
    hasOpened.current = true;
    void open().then(() => setOpening(false));
  });
  useEffect(() => begin(), []);
  useReturnOfFocus(callSession.phone, isOnDashboard);
  if (isSmall && (isOpen || isOpening)) return <CallScreen callSession={callSession} />;
  return (
    <>
      {isSmall && isOnDashboard && phase === "in_progress" && <CallNotices callSession={callSession} />}
      <OngoingCallBar {...props} />
    </>
  );
}

/** At the call's end the focus goes back to what the user was doing in the page. The dialler takes it by itself. */
function useReturnOfFocus(phone: Phone, isOnDashboard: boolean): void {
  const giveBack = useEffectEvent((before: HTMLElement | null) => {
    const { phase } = phone.snapshot();
    if ((phase !== "idle" && phase !== "ended") || document.activeElement !== document.body) return;
    const page = isOnDashboard ? null : document.querySelector("main");
    (before?.isConnected ? before : page)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    let before: HTMLElement | null = null;
    const remember = ({ target }: Pick<FocusEvent, "target">) => {
      if (target instanceof HTMLElement && target.closest("main")) before = target;
    };
    remember({ target: document.activeElement });
    document.addEventListener("focusin", remember);
    return () => {
      document.removeEventListener("focusin", remember);
      giveBack(before);
    };
  }, []);
}

/** Whom the call is with and how long, back to it, mute and end. */
function OngoingCallBar({ callSession, isSmall, isOnDashboard }: Omit<OngoingCallProps, "beginsWhole">) {
  const { phone, notes } = callSession;
  const snapshot = usePhone(phone);
  const { phase, number, elapsed_s, muted } = snapshot;
  const name = useContactName(number);
  const screen = useCallScreen();
  const back = useRef<HTMLButtonElement>(null);
  const inProgress = phase === "in_progress";
  const MicIcon = muted ? MicOff : Mic;

  // The screen that was left had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true });
  }, []);

  const callee = (
    <>
      <span className="figures block truncate font-semibold">
        <bdi>{name ?? formatFarEnd(number)}</bdi> ·{" "}
        {inProgress ? formatDuration(elapsed_s) : beforeAnswer(snapshot)}
      </span>
      <span className="block truncate font-normal text-stage-soft underline underline-offset-4">
        {t("Back to the call")}
      </span>
    </>
  );
  const backStyle = "block w-full rounded-sm text-start focus-visible:outline-stage-ink";
  return (
    <section aria-label={t("Call#noun")} className="bg-stage text-stage-ink">
      <div className="page-width py-2 text-sm">
        <div className="flex items-center gap-2 sm:gap-4">
          <div className="min-w-0 flex-1">
            {isSmall ? (
              <button ref={back} type="button" onClick={() => void screen.open()} className={backStyle}>
                {callee}
              </button>
            ) : (
              <Link to="/dashboard" className={backStyle}>
                {callee}
              </Link>
            )}
          </div>
          {inProgress && (
            <button
              type="button"
              aria-label={t(muted ? "Unmute" : "Mute")}
              aria-keyshortcuts="Alt+M"
              onClick={() => toggleMute(phone)}
              className={classNames(
                "flex size-11 shrink-0 items-center justify-center rounded-full focus-visible:outline-stage-ink",
                muted
                  ? "bg-stage-ink text-stage"
                  : "bg-stage-line hover:inset-ring-2 hover:inset-ring-stage-soft",
              )}
            >
              <MicIcon aria-hidden="true" className="size-5" />
            </button>
          )}
          <Button
            variant="danger"
            onClick={() => phone.end()}
            className="shrink-0 max-sm:rounded-full max-sm:px-3 focus-visible:outline-stage-ink"
          >
            <PhoneOff aria-hidden="true" className="size-5 shrink-0" />
            <span className="max-sm:sr-only">{t("End Call")}</span>
          </Button>
        </div>
        {!isOnDashboard && <BriefNotice phone={phone} notes={notes} className="mt-1 font-medium" />}
        {!isOnDashboard && inProgress && <RechargeInBar phone={phone} />}
      </div>
    </section>
  );
}

/** The user's call on another page or device. Its place stays when the call is over, so that its end moves nothing. */
export function OtherCallBar({ call, isOver }: { call: CallUnderWay; isOver: boolean }) {
  const name = useContactName(call.number);
  const elapsed_s = useElapsed(call);
  const end = useEndOtherCall();
  useNumberingPlans(true);
  return (
    <section
      aria-label={t(otherCallMessages.place)}
      aria-hidden={isOver}
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

/** The dashboard's card while a small window has the call in its screen or its bar. */
export function CallPlace() {
  const { open } = useCallScreen();
  return (
    <Button variant="secondary" size="large" onClick={() => void open()} className="w-full">
      {t("Back to the call")}
    </Button>
  );
}
