import type { CallStatus as Status } from "#contract/calls/call-status.ts";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Badge } from "#web/kit/controls/badge.tsx";

const tones = {
  requested: "plain",
  ringing: "warn",
  answered: "good",
  completed: "plain",
  busy: "plain",
  no_answer: "plain",
  canceled: "plain",
  failed: "danger",
  refused: "danger",
} as const satisfies Record<Status, "plain" | "good" | "warn" | "danger">;

export function CallStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{inWords(status)}</Badge>;
}
