import type { ShownCall } from "#contract/operators/calls.ts";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { say } from "#words/say.ts";
import { CallerLink } from "./caller-link.tsx";
import { ExactMoment } from "./exact-moment.tsx";

/** The caller, the destination and the times of a call. */
export function CallFacts({ call }: { call: ShownCall }) {
  const { refusal, seconds } = call;
  return (
    <div className="space-y-4">
      {refusal && <Alert tone="danger">{`${say(refusal.message)} (${refusal.code})`}</Alert>}
      <Facts>
        <Fact name="User">
          <CallerLink userId={call.userId} email={call.email} />
        </Fact>
        <Fact name="Destination">
          {call.destination === null ? "none" : `${call.destination} (${call.country})`}
        </Fact>
        <Fact name="Placed">
          <ExactMoment at={call.startedAt} />
        </Fact>
        <Fact name="Answered">
          <ExactMoment at={call.answeredAt} />
        </Fact>
        <Fact name="Ended">
          <ExactMoment at={call.endedAt} />
        </Fact>
        <Fact name="Talk time">
          {seconds === null ? "–" : `${formatDuration(seconds)} (${seconds} s, as the carrier counted)`}
        </Fact>
        <Fact name="Our id">
          <Id id={call.id} />
        </Fact>
        <Fact name="The carrier's id">
          <Id id={call.providerCallId} />
        </Fact>
      </Facts>
    </div>
  );
}

function Id({ id }: { id: string }) {
  return <code className="break-all font-mono text-xs">{id}</code>;
}
