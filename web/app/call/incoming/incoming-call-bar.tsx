import { useQuery } from "@tanstack/react-query";
import { Phone as PhoneIcon, PhoneOff, Voicemail } from "lucide-react";
import { useEffect } from "react";
import { mostVoicemails } from "#contract/calls/voicemail.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isFree } from "#contract/money/pricing.ts";
import { useEndOtherCall, useOtherCalls } from "#web/app/call/notices/other-call.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import type { CallUnderWay } from "#web/kit/api/live-state.ts";
import { voicemailQuery } from "#web/kit/api/voicemail-query.ts";
import { showNotice } from "#web/kit/browser/notices.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Flag } from "#web/kit/controls/flag.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { LocalTimeSlot } from "#web/number/local-time/local-time-slot.tsx";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { countryOf, formatDialled } from "#web/number/phone-number.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { playCallWaiting, playRing } from "#web/phone/ringback/play-ring.ts";
import { countryName } from "#words/country-names.ts";
import { leftToRight } from "#words/formats.ts";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";

interface IncomingCallBarProps {
  call: CallUnderWay;
  phone: Phone;
  /** False for the bar that stands in front of another. */
  isSounding?: boolean;
}

/**
 * A call that rings: who calls and from where, what it costs, and whether to answer. It takes no focus. During a call it is quiet,
 * and the page that has the call parks it for the answer.
 */
export function IncomingCallBar({ call, phone, isSounding = true }: IncomingCallBarProps) {
  const { callId, providerCallId, number, rate } = call;
  const name = useContactName(number);
  const money = useCreditMoney();
  const end = useEndOtherCall();
  useNumberingPlans(true);
  const { phase, parked } = usePhone(phone);
  const isElsewhere = useOtherCalls().length > 0;
  const isHere = phase !== "idle" && phase !== "ended";
  const canAnswer = isHere ? phase === "in_progress" && parked === null : !isElsewhere;
  useRing(callId, isSounding ? soundOf(isHere, isElsewhere) : null);
  const country = number ? countryOf(number) : undefined;
  const perMinute = creditsFromMillicredits(rate?.perMinute_mc ?? 0);
  const caller = name ?? leftToRight(formatDialled(call));
  return (
    <section aria-label={t("Incoming call")} className="bg-stage text-stage-ink">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
        <div className="min-w-0 flex-1 basis-60">
          <p role="alert" className="break-words font-semibold">
            {t("Incoming call from {name}", { name: caller })}
          </p>
          <div className="flex flex-wrap items-center gap-x-3 text-stage-soft [&_p]:mt-0 [&_p]:text-stage-soft">
            {name !== undefined && <bdi className="figures">{formatDialled(call)}</bdi>}
            {country && (
              <span className="flex items-center gap-2">
                <Flag country={country} />
                {countryName(country)}
              </span>
            )}
            {number && country && <LocalTimeSlot number={number} country={country} />}
            {rate && (
              <span>
                {isFree(rate)
                  ? t("Free")
                  : t("{credits}, {money} a minute", {
                      credits: creditsInWords(perMinute),
                      money: money.minuteInMoney(perMinute),
                    })}
              </span>
            )}
          </div>
          {!isHere && isElsewhere && (
            <p className="text-stage-soft">{t("Your first call is on another page. Answer there.")}</p>
          )}
        </div>
        <SendToVoicemail callId={callId} />
        <Button
          variant="danger"
          busy={end.isPending}
          onClick={() => end.mutate(callId)}
          className="focus-visible:outline-stage-ink"
        >
          <PhoneOff aria-hidden="true" className="size-5 shrink-0" />
          {t("Decline")}
        </Button>
        {canAnswer && (
          <Button
            variant="stage"
            onClick={() => void phone.answer({ callId, providerCallId, number })}
            className="focus-visible:outline-stage-ink"
          >
            <PhoneIcon aria-hidden="true" className="size-5 shrink-0" />
            {isHere ? t("Hold and answer") : t("Answer")}
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * While callers can leave a message. It comes where one that is late moves no other button: first on a wide screen, where the
 * buttons end the line, and last on a narrow one, which has room for its picture alone.
 */
function SendToVoicemail({ callId }: { callId: string }) {
  const box = useQuery({ ...voicemailQuery, enabled: useIsLoggedIn() }).data;
  const send = useEndOtherCall(true);
  if (!box?.isOffered || !box.settings.isOn || box.messages.length >= mostVoicemails) return null;
  return (
    <Button
      variant="stageQuiet"
      busy={send.isPending}
      onClick={() => send.mutate(callId)}
      className="focus-visible:outline-stage-ink max-sm:order-last"
    >
      <Voicemail aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-sm:sr-only">{t("Send to voicemail")}</span>
    </Button>
  );
}

function soundOf(isHere: boolean, isElsewhere: boolean): typeof playRing | null {
  if (isHere) return playCallWaiting;
  return isElsewhere ? null : playRing;
}

/** Sounds until the call is answered or over, and notifies a user who does not see the page. */
function useRing(callId: string, play: typeof playRing | null): void {
  useEffect(() => {
    if (!play) return;
    const over = new AbortController();
    play(over.signal);
    // Without a name or a number: a locked screen shows it to everyone.
    const notice = document.hidden
      ? showNotice({ tag: `farline.incoming.${callId}`, title: t("Incoming call"), body: "" })
      : undefined;
    notice?.catch(() => undefined);
    return () => {
      over.abort();
      void notice?.then((close) => close()).catch(() => undefined);
    };
  }, [callId, play]);
}
