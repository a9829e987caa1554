import type { Cursor } from "#contract/paging.ts";
import type { SecurityEventItem } from "#contract/users/security-events.ts";
import type { ListedSecurityEvent } from "./security-event-store.ts";
import { keptDeviceWords } from "./sign-in/device-words.ts";
import type { UserDeps } from "./user-deps.ts";

export async function listSecurityEvents(
  deps: UserDeps,
  userId: string,
  query: { limit: number; before?: Cursor | undefined },
): Promise<{ events: SecurityEventItem[]; next: Cursor | undefined }> {
  const { events, next } = await deps.connection(({ securityEvents }) => securityEvents.list(userId, query));
  return { events: events.map(toSecurityEventItem), next };
}

export function toSecurityEventItem({
  id,
  kind,
  device,
  network,
  provider,
  createdAt,
}: ListedSecurityEvent): SecurityEventItem {
  const event = { id, kind, at: createdAt.toISOString(), device: keptDeviceWords(device), network };
  return provider === null ? event : { ...event, provider };
}
