import type { CallSession } from "#web/app/call/call-session.tsx";
import { AudioChoice } from "#web/app/call/controls/audio-choice.tsx";
import { ConnectionTest } from "./connection-test.tsx";

/** Microphone, speaker and connection, to try before a call. */
export function SoundChecks({ callSession }: { callSession: CallSession }) {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <AudioChoice audio={callSession.audio} />
      <ConnectionTest callSession={callSession} />
    </div>
  );
}
