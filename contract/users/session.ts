import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { currencySchema } from "#contract/money/money-schemas.ts";
import { languageSchema } from "#contract/pages/language.ts";
import { messageReplySchema, route } from "#contract/route.ts";

export const userProfileSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  profilePicture: z.optional(z.url()),
  /** Language that the user reads, once it was chosen. */
  language: z.optional(z.nullable(languageSchema)),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

const signedInUserSchema = z.extend(userProfileSchema, {
  /** Currency of the user's last purchase; null before it. Servers of an older version leave it out. */
  currency: z.optional(z.nullable(currencySchema)),
});

/** The reply of every route that opens a session. */
export const sessionReplySchema = z.object({
  /** Sent as `x-auth-token` with later calls. Our own page gets a CSRF token here, and its session in a cookie. */
  token: z.string(),
  user: userProfileSchema,
});

export const sessionRoutes = {
  me: route("GET /api/auth/me", {
    summary: "The user of this session",
    failed: messages.openid.loadFailed,
    reply: signedInUserSchema,
  }),
  logout: route("POST /api/auth/logout", {
    summary: "End this session",
    access: "visitor",
    session: "ends",
    reply: messageReplySchema,
  }),
} as const;
