import { z } from "zod";
import { passingEvents } from "#contract/events.ts";

/** An event of a user, published by the use-case that caused it. Nodes send each other the same events. */
export const userEventSchema = z.discriminatedUnion("type", [
  /** The balance or the call has changed. A subscriber reads the present state and sends that. */
  z.object({ type: z.literal("changed") }),
  /** Sessions have ended, and their streams end with them. */
  z.object({ type: z.literal("sessions_ended") }),
  ...passingEvents,
]);
export type UserEvent = z.infer<typeof userEventSchema>;

/** The receivers of an event: one user, or all users of a wallet. */
export const audienceSchema = z.union([z.object({ userId: z.uuid() }), z.object({ walletId: z.uuid() })]);
export type Audience = z.infer<typeof audienceSchema>;

/**
 * Publishes to users on every node. Returns at once, never throws, and may lose an event; subscribers therefore also
 * read the present state regularly.
 * Do not call it inside a transaction: the event may arrive before the commit.
 */
export type Publish = (audience: Audience, event: UserEvent) => void;
