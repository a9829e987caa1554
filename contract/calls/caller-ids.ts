import * as z from "zod/mini";
import { callerIdMessages, callerIdRefusalMessages } from "#contract/messages/caller-id-messages.ts";
import { e164Schema, longestTyped } from "#contract/numbers/phone-number.ts";
import { route } from "#contract/route.ts";

export const callerIdSchema = z.object({
  id: z.uuid(),
  number: e164Schema,
  state: z.enum(["ringing", "failed", "verified", "lapsed"]),
  /** The code that is typed at the number while it rings. */
  code: z.nullable(z.string()),
  /** True while a number rings that another user has verified. Older servers leave it out. */
  isClaim: z._default(z.boolean(), false),
  /** Shown in calls that choose no other. */
  isDefault: z.boolean(),
  /** Until then a verified number is shown. */
  lapsesAt: z.nullable(z.iso.datetime()),
});
export type CallerIdView = z.infer<typeof callerIdSchema>;

const callerIdsSchema = z.object({
  /** False where the carrier verifies no numbers. */
  offered: z.boolean(),
  /** The operator's number, which is shown in place of a user's own. */
  usual: z.nullable(e164Schema),
  callerIds: z.array(callerIdSchema),
  /** Rented numbers of the user's, which need no verification. Older servers leave them out. */
  rented: z._default(z.array(z.object({ id: z.uuid(), number: e164Schema, isDefault: z.boolean() })), []),
});
export type CallerIds = z.infer<typeof callerIdsSchema>;

const failed = callerIdMessages.failed;

export const callerIdRoutes = {
  list: route("GET /api/caller-ids", {
    summary: "The user's own numbers that calls may show",
    failed: callerIdMessages.loadFailed,
    reply: callerIdsSchema,
  }),
  verify: route("POST /api/caller-ids", {
    summary:
      "Have a number called, at which the code of the reply is typed; one of another user is then this user's",
    failed,
    body: z.object({
      number: z
        .string({ error: callerIdMessages.numberMissing })
        .check(z.minLength(1, callerIdMessages.numberMissing), z.maxLength(longestTyped)),
    }),
    reply: callerIdsSchema,
  }),
  choose: route("PUT /api/caller-ids/default", {
    summary: "Show a number in calls that choose none; null for the operator's",
    failed,
    body: z.object({ id: z.nullable(z.uuid()) }),
    reply: callerIdsSchema,
  }),
  remove: route("DELETE /api/caller-ids/:id", {
    summary: "Remove a number, at the carrier too",
    failed,
    params: z.object({ id: z.uuid(callerIdRefusalMessages.notFound) }),
    reply: callerIdsSchema,
  }),
} as const;
