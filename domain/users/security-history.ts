import type { Cursor } from "#contract/paging.ts";
import type { SecurityEventItem, SecurityEventKind } from "#contract/users/security-events.ts";
import { inLanguage } from "#words/translate.ts";
import type { ListedSecurityEvent, SecurityEventStore } from "./security-event-store.ts";
import { deviceWords, keptDeviceWords } from "./sign-in/device-words.ts";
import type { RequestDeps, UserDeps } from "./user-deps.ts";

/** Time that the security history reaches back. */
const memory_ms = 90 * 24 * 60 * 60_000;

/** Adds an event of this request to a user's security history. Takes the stores of the change's own transaction. */
export async function recordSecurityEvent(
  { clock, ids, origin }: Pick<RequestDeps, "clock" | "ids" | "origin">,
  { securityEvents }: { securityEvents: Pick<SecurityEventStore, "add"> },
  userId: string,
  kind: SecurityEventKind,
  /** The name of the OpenID Connect provider that it went by. */
  provider: string | null = null,
): Promise<void> {
  await securityEvents.add({
    id: ids.uuid(),
    userId,
    kind,
    // The history outlives a choice of language, so it is worded when it is shown: `keptDeviceWords`.
    device: inLanguage("en", () => deviceWords(origin.userAgent)),
    network: origin.network,
    provider,
    createdAt: clock.now(),
  });
}

/** Events from before this moment are removed. */
export function securityHistorySince(now: Date): Date {
  return new Date(now.getTime() - memory_ms);
}

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
