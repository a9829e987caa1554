import * as z from "zod/mini";
import { filled } from "#contract/fields.ts";
import { messages } from "#contract/messages/messages.ts";
import { messageReplySchema } from "#contract/route.ts";
import { longestEmail_bytes, readEmailAddress } from "./email-address.ts";

/** An email address, in the form in which it is kept. */
export const emailField = (missing: string) =>
  z.pipe(
    filled(missing, longestEmail_bytes),
    z.string().check(
      z.refine((typed) => readEmailAddress(typed) !== undefined, messages.register.invalidEmail),
      z.overwrite((typed) => readEmailAddress(typed) ?? typed),
    ),
  );

/** A success of a mailed link, with the address that it proved: the login page fills it in. */
export const addressReplySchema = z.object({
  ...messageReplySchema.shape,
  /** Servers of an older version leave it out. */
  email: z.optional(z.string()),
});
