import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { longestTyped } from "#contract/numbers/phone-number.ts";
import { callRefusalSchema } from "#contract/refusals.ts";
import { route } from "#contract/route.ts";
import { callStatusSchema } from "./call-status.ts";

export const callReceiptSchema = z.object({
  credits: creditsSchema,
  /** The charge; zero while `pending` and for an unanswered call. */
  charged: creditsSchema,
  /** Started minutes; zero for a call that was not answered, or ended with its answer. */
  minutes: z.int().check(z.nonnegative()),
  /** Talk time as the carrier counted it; null while `pending` and for an unanswered call. Older servers leave it out. */
  seconds: z._default(z.nullable(z.int().check(z.nonnegative())), null),
  status: z.enum(["settled", "pending"]),
  /** The way the call ended; with `refused` the code and its sentence say why. */
  outcome: callStatusSchema,
  /** True when the call lasted as long as the credits, which pay no second more; false while `pending`. */
  creditsRanOut: z.boolean(),
  /** The caller's own number that was shown; absent for the operator's. */
  shownNumber: z.optional(z.string()),
  refusal: z.optional(callRefusalSchema),
});
export type CallReceipt = z.infer<typeof callReceiptSchema>;

export const callRoutes = {
  token: route("POST /api/call/token", {
    summary: "A short-lived token for the browser's calling device",
    failed: messages.call.initialiseFailed,
    reply: z.object({ token: z.string() }),
  }),
  deductCredits: route("POST /api/call/deduct-credits", {
    summary:
      "The receipt of the call with one of these ids, or of the newest call to this number. Only the carrier's record decides the charge",
    failed: messages.call.deductFailed,
    body: z.object({
      /** Minutes as the browser counted them: a hint that does not affect the charge. */
      duration: z.optional(z.unknown()),
      phoneNumber: z
        .string({ error: "Please enter a phone number" })
        .check(z.minLength(1, "Please enter a phone number"), z.maxLength(longestTyped)),
      /** The carrier's id of the call, if the browser knows it: then the receipt is for exactly this call. */
      providerCallId: z.optional(z.string().check(z.regex(/^\w{1,64}$/))),
      /** The browser's own id of the call, which was sent with it: a call that never rang has no other. */
      attempt: z.optional(z.uuid()),
    }),
    reply: callReceiptSchema,
  }),
  end: route("POST /api/call/end", {
    summary:
      "Ends the user's own call at the carrier, also one of another page or device; one that is over stays as it is",
    failed: messages.call.endFailed,
    body: z.object({
      callId: z.uuid(),
      /** The caller of a call that rings leaves a message, where voicemail is on. */
      toVoicemail: z.optional(z.boolean()),
    }),
    reply: z.object({
      wasOver: z.boolean(),
    }),
  }),
} as const;

/** The browser dials this to test its connection. The server answers the call itself. */
export const testCallNumber = "test";

/** The parameter of an incoming call, by which a page knows it: our id of the call. */
export const incomingCallParameter = "CallId";

/** The parameter of a call's request, beside `To`, with the browser's own id of the call. */
export const attemptParameter = "Attempt";

/**
 * The parameter of a call's request with the country (ISO 3166-1 alpha-2) whose code the page put before what was typed.
 * Absent for a number that came with its own code, or was chosen in answer to a question.
 */
export const chosenCountryParameter = "Country";

/** The parameter with the id of the user's own number to show, or `usualCallerId`. Without it the user's default is shown. */
export const callerIdParameter = "CallerId";
/** The operator's number. */
export const usualCallerId = "usual";

/**
 * Addresses of a carrier's callbacks: its requests for instructions, its reports, the end of the ringing or of the talk
 * of an incoming call, which asks for instructions too, and the end of a message's recording.
 */
export const voicePathsOf = (carrier: string) =>
  ({
    outgoing: `/api/voice/${carrier}/outgoing`,
    status: `/api/voice/${carrier}/status`,
    callerId: `/api/voice/${carrier}/caller-id`,
    typedCode: `/api/voice/${carrier}/caller-id/code`,
    incoming: `/api/voice/${carrier}/incoming`,
    ended: `/api/voice/${carrier}/incoming/ended`,
    recorded: `/api/voice/${carrier}/recorded`,
  }) as const;

/** The greeting that a user recorded, at an address that is signed and holds for minutes, because the carrier fetches it. */
export const greetingPath = "/api/voice/greeting/:user/:greeting";

/** The default carrier's without its name, as vendors' consoles have them. */
export const voicePaths = {
  outgoing: "/api/voice/outgoing",
  status: "/api/voice/status",
  incoming: "/api/voice/incoming",
  ended: "/api/voice/incoming/ended",
} as const;
