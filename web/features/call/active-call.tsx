import { Mic, MicOff, PhoneOff } from "lucide-react";
import { toast } from "sonner";
import { messages } from "../../../contract/messages.ts";
import { creditsFromMillicredits, formatCredits } from "../../../contract/money.ts";
import { callCost_mc } from "../../../contract/pricing.ts";
import { formatDuration } from "../../lib/format.ts";
import { useTariff } from "../../lib/tariff-query.ts";
import type { Phone, PhonePhase } from "../../phone/phone.ts";
import { usePhone } from "../../phone/use-phone.ts";
import { Button } from "../../ui/button.tsx";
import { CallMeters } from "./call-meters.tsx";

/** The call that is on: how it stands, how long, what it costs so far, and how to end it. */
export function ActiveCall({ phone }: { phone: Phone }) {
  const { phase, number, elapsed_s, muted, quality } = usePhone(phone);
  const inProgress = phase === "in_progress";
  return (
    <div className="space-y-6">
      <div className="rounded-control bg-stage px-5 py-7 text-center text-stage-ink">
        <p className="figures font-semibold text-lg">{number}</p>
        <p role="status" className="mt-1 text-sm text-stage-soft">
          {phaseText(phase)}
        </p>
        {inProgress && (
          <>
            <p role="timer" aria-label="Call duration" className="figures mt-3 font-bold text-display">
              {formatDuration(elapsed_s)}
            </p>
            <EstimatedCost number={number} elapsed_s={elapsed_s} />
          </>
        )}
      </div>
      {inProgress && quality && <CallMeters quality={quality} muted={muted} />}
      <div className="flex flex-wrap gap-3">
        {inProgress && (
          <Button
            variant="secondary"
            size="large"
            aria-pressed={muted}
            onClick={() => toggleMute(phone)}
            className="min-w-36 flex-1"
          >
            {muted ? (
              <MicOff aria-hidden="true" className="size-5" />
            ) : (
              <Mic aria-hidden="true" className="size-5" />
            )}
            {muted ? "Unmute" : "Mute"}
          </Button>
        )}
        <Button variant="danger" size="large" onClick={() => phone.end()} className="min-w-36 flex-1">
          <PhoneOff aria-hidden="true" className="size-5" />
          End Call
        </Button>
      </div>
    </div>
  );
}

function EstimatedCost({ number, elapsed_s }: { number: string | null; elapsed_s: number }) {
  const tariff = useTariff(number);
  if (!tariff.data || tariff.isPlaceholderData) return null;
  const cost = creditsFromMillicredits(callCost_mc(tariff.data.rate, elapsed_s));
  return <p className="figures mt-2 text-stage-soft">{messages.call.estimatedCost(formatCredits(cost))}</p>;
}

function phaseText(phase: PhonePhase): string {
  if (phase === "connecting") return "Connecting...";
  return phase === "ringing" ? "Ringing..." : messages.call.inProgress;
}

function toggleMute(phone: Phone): void {
  if (phone.snapshot().phase !== "in_progress") {
    toast.error(messages.call.nothingToMute);
    return;
  }
  try {
    toast.success(phone.toggleMute() ? messages.call.muted : messages.call.unmuted);
  } catch {
    toast.error(messages.call.muteFailed);
  }
}
