import * as z from "zod/mini";
import { message } from "#contract/messages/message.ts";
import { e164Schema, longestTyped } from "#contract/numbers/phone-number.ts";
import { route } from "#contract/route.ts";

export const unwantedCallMessages = {
  loadFailed: "Your blocked callers could not be loaded. Please try again.",
  changeFailed: "Your blocked callers could not be changed. Please try again.",
  tooMany: (most: number) => message("You can block at most {most} callers.", { most }),
} as const;

/** Callers whom a user may block at once. */
export const mostBlockedCallers = 200;

/** `voicemail`: as a call that is not answered. `away`: the busy tone. */
const refusedSchema = z.enum(["voicemail", "away"]);
const withheldSchema = z.enum(["ring", "voicemail", "away"]);

export const unwantedCallsSchema = z.object({
  blockedCallers: z.array(e164Schema),
  blockedCalls: refusedSchema,
  withheldCalls: withheldSchema,
});
export type UnwantedCalls = z.infer<typeof unwantedCallsSchema>;

const path = "/api/unwanted-calls";
const shared = { access: "user", reply: unwantedCallsSchema } as const;

export const unwantedCallRoutes = {
  list: route(`GET ${path}`, {
    ...shared,
    summary: "The callers whom the user has blocked, and what they reach",
    failed: unwantedCallMessages.loadFailed,
  }),
  choose: route(`PUT ${path}`, {
    ...shared,
    summary: "Choose what blocked callers reach, and callers who withhold their number",
    failed: unwantedCallMessages.changeFailed,
    body: z.object({ blockedCalls: refusedSchema, withheldCalls: withheldSchema }),
  }),
  block: route(`PUT ${path}/callers`, {
    ...shared,
    summary: "Block a caller, or no longer",
    failed: unwantedCallMessages.changeFailed,
    body: z.object({
      number: z
        .string({ error: "Please enter a phone number" })
        .check(z.minLength(1, "Please enter a phone number"), z.maxLength(longestTyped)),
      isBlocked: z.boolean(),
    }),
  }),
} as const;
