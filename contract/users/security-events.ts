import * as z from "zod/mini";
import { asMessage, type Message, message } from "#contract/messages/message.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { cursorSchema, nextCursorHeader } from "#contract/paging.ts";
import { route } from "#contract/route.ts";

/** Events of a user's security history, as a closed list with the words for each kind. */
export const securityEventWords = {
  signed_in: "Signed in",
  signed_in_new_device: "Signed in on a new device; we sent you a mail about it",
  second_step_failed: "A wrong code was entered at the second step",
  second_step_warning: "Several wrong codes were entered at the second step; we sent you a mail about it",
  sign_in_undone: "A sign-in was undone: every device was logged out and the password stopped working",
  password_changed: "Password changed",
  password_reset: "Password reset with a mailed link",
  email_change_asked: "A new email address was requested",
  email_changed: "Email address changed",
  two_step_on: "Two-step sign-in switched on",
  two_step_off: "Two-step sign-in switched off",
  recovery_code_used: "A recovery code was used",
  recovery_codes_renewed: "New recovery codes made",
  session_ended: "A device was logged out",
  other_sessions_ended: "All other devices were logged out",
  logged_out_by_operator: "Every device was logged out by us",
  provider_linked: "Another sign-in linked",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
} as const;

export const securityEventKinds = Object.keys(securityEventWords) as SecurityEventKind[];
export type SecurityEventKind = keyof typeof securityEventWords;

export const securityEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(securityEventKinds),
  at: z.iso.datetime(),
  /** The name of the OpenID Connect provider that it went by. */
  provider: z.optional(z.string()),
  /** The browser in plain words, such as "Firefox on Windows". */
  device: z.string(),
  /** The IPv4 address, or the /64 network of an IPv6 address. */
  network: z.string(),
});
export type SecurityEventItem = z.infer<typeof securityEventSchema>;

/** An event in words, with the provider that it went by. */
export function securityEventSentence({
  kind,
  provider,
}: Pick<SecurityEventItem, "kind" | "provider">): Message {
  if (provider !== undefined) {
    if (kind === "signed_in") return message("Signed in with {provider}", { provider });
    if (kind === "signed_in_new_device")
      return message("Signed in with {provider} on a new device; we sent you a mail about it", { provider });
    if (kind === "provider_linked") return message("{provider} sign-in linked", { provider });
  }
  return asMessage(securityEventWords[kind]);
}

const mostEvents = 200;

export const securityEventRoutes = {
  securityEvents: route("GET /api/account/security-events", {
    summary: `The last 90 days of the user's security history, newest first. For older events send the cursor of ${nextCursorHeader} as \`before\``,
    failed: settingsMessages.historyFailed,
    query: z.object({
      before: z.optional(cursorSchema),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostEvents)), 50),
    }),
    reply: z.array(securityEventSchema),
  }),
} as const;
