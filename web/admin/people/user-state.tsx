import type { FoundUser } from "#contract/operators/people.ts";
import { Badge } from "#web/kit/controls/badge.tsx";

export function UserState({ user }: { user: FoundUser }) {
  if (user.deletedAt) return <Badge tone="plain">deleted</Badge>;
  if (user.frozenAt) return <Badge tone="danger">frozen</Badge>;
  if (user.pausedByDispute) return <Badge tone="warn">paused by a dispute</Badge>;
  return user.verifiedAt ? <Badge tone="good">active</Badge> : <Badge tone="warn">not verified</Badge>;
}

/** A name to call a user by; a deleted one has neither name nor address. */
export function nameOf({ firstName, lastName, email, id }: FoundUser): string {
  return `${firstName} ${lastName}`.trim() || email || `User ${id.slice(0, 8)}`;
}
