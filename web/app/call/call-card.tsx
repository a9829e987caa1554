import { type RefObject, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { touched } from "#web/arrival/index.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { Disclosure } from "#web/kit/controls/disclosure.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Arrivals, Arriving, useArrivals } from "#web/kit/notices/arrivals.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { t } from "#words/translate.ts";
import { type CallSession, useCallSession } from "./call-session.tsx";
import { DialForm } from "./dial/dial-form.tsx";
import { DialPlace } from "./dial/dial-place.tsx";
import { PlainCall } from "./plain-call.tsx";

const loadActiveCall = () => import("./active-call.tsx");
const ActiveCall = lazyPart(
  async () => (await loadActiveCall()).ActiveCall,
  ({ callSession, onRetry }) => <PlainCall phone={callSession.phone} takesFocus onRetry={onRetry} />,
);
const loadLastCall = () => import("./ended/last-call.tsx");
const LastCall = lazyPart(async () => (await loadLastCall()).LastCall);
const SoundChecks = lazyPart(async () => (await import("./dial/sound-checks.tsx")).SoundChecks, NotLoaded);

/** Make a Call: the number to dial, or the ongoing call. */
export function CallCard() {
  // The dialler is drawn in slices, as a transition is: in one piece it blocks a phone.
  const callSession = useDeferredValue(useCallSession());
  return (
    <Card title={t("Make a Call")}>
      {callSession ? <CallPanel callSession={callSession} /> : <DialPlace />}
    </Card>
  );
}

function CallPanel({ callSession }: { callSession: CallSession }) {
  const { phone, last } = callSession;
  const { phase } = usePhone(phone);
  const panel = useRef<HTMLDivElement>(null);
  const [isArriving, report] = useArrivals();
  const isActive = phase === "connecting" || phase === "ringing" || phase === "in_progress";
  useOpenDevice(phone);
  useFocusOnNumber(panel, isActive);
  return (
    <div ref={panel}>
      {isActive ? (
        <Suspense fallback={<PlainCall phone={phone} takesFocus />}>
          <ActiveCall callSession={callSession} />
        </Suspense>
      ) : (
        <div className="space-y-6">
          <Arrivals value={report}>
            <DialForm phone={phone} audio={callSession.audio}>
              {callSession.isSettling && <Arriving />}
              <Suspense fallback={<Arriving />}>
                {last && <LastCall call={last.call} receipt={last.receipt} />}
              </Suspense>
            </DialForm>
          </Arrivals>
          <div className={isArriving ? "invisible" : ""}>
            <SoundAndConnection callSession={callSession} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Checks before a call. They run only while open, because they use the microphone. */
function SoundAndConnection({ callSession }: { callSession: CallSession }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t("Sound and connection")} onToggle={setOpen}>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <SoundChecks callSession={callSession} />
        </Suspense>
      )}
    </Disclosure>
  );
}

/**
 * Loads the call engine, the voice SDK, and what shows a call and its receipt, when the user first touches the page with
 * the dialler.
 */
function useOpenDevice(phone: Phone): void {
  useEffect(() => {
    let isGone = false;
    void touched.then(() => {
      if (isGone) return;
      // What failed to load is asked for again where it is shown.
      loadActiveCall().catch(() => undefined);
      loadLastCall().catch(() => undefined);
      phone.initialise().catch(() => undefined);
    });
    return () => {
      isGone = true;
    };
  }, [phone]);
}

/** A call's buttons disappear when it ends, and the focus with them, so the focus moves to the number field. */
function useFocusOnNumber(panel: RefObject<HTMLElement | null>, isActive: boolean): void {
  const wasActive = useRef(isActive);
  useEffect(() => {
    const hasEnded = wasActive.current && !isActive;
    wasActive.current = isActive;
    if (!hasEnded || document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLInputElement>("input[type=tel]")?.focus({ preventScroll: true });
  }, [panel, isActive]);
}
