import { Link } from "react-router";
import { messages } from "#contract/messages.ts";
import { formatDuration } from "#web/lib/format.ts";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { Button } from "#web/ui/button.tsx";
import { useCallLine } from "./call-line.tsx";

/** On every other page: that a call is on, and how to end it or get back to it. */
export function OngoingCall() {
  const line = useCallLine();
  return line && <OngoingCallBar phone={line.phone} />;
}

function OngoingCallBar({ phone }: { phone: Phone }) {
  const { phase, number, elapsed_s } = usePhone(phone);
  if (phase === "idle" || phase === "ended") return null;
  return (
    <section aria-label="Call" className="bg-stage text-stage-ink">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
        <span>{phase === "in_progress" ? messages.call.inProgress : "Calling..."}</span>
        <span className="figures font-semibold">
          {number} · {formatDuration(elapsed_s)}
        </span>
        <span className="ml-auto flex items-center gap-4">
          <Link to="/dashboard" className="rounded-sm font-semibold underline underline-offset-4">
            Back to the call
          </Link>
          <Button variant="danger" size="small" onClick={() => phone.end()}>
            End Call
          </Button>
        </span>
      </div>
    </section>
  );
}
