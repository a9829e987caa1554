import { z } from "zod";
import { passingEventSchema } from "#contract/events.ts";

/** What happened to an account, published by the use-case that did it. Nodes send each other the same. */
export const userEventSchema = z.discriminatedUnion("type", [
  /** Its balance or its call is another now. Whoever listens is sent what they are by then. */
  z.object({ type: z.literal("changed") }),
  /** Some of its sessions have ended, and what they opened ends with them. */
  z.object({ type: z.literal("sessions_ended") }),
  ...passingEventSchema.options,
]);
export type UserEvent = z.infer<typeof userEventSchema>;

/** To whom something happened: one user, or all users of a wallet. */
export const audienceSchema = z.union([z.object({ userId: z.uuid() }), z.object({ walletId: z.uuid() })]);
export type Audience = z.infer<typeof audienceSchema>;

/**
 * Tells users, on whatever node they are connected to. Returns at once, never throws, and may get lost:
 * for what must not be lost the reader looks at the present state now and then. Not to be called inside a transaction,
 * since it may reach the reader before the transaction commits.
 */
export type Publish = (audience: Audience, event: UserEvent) => void;
