/** Fields of forms, with what is said of a wrong one. */
import * as z from "zod/mini";
import { maximumPasswordLength, minimumPasswordLength } from "./constants.ts";
import { asText, message } from "./messages/message.ts";
import { messages } from "./messages/messages.ts";
import { requiredText } from "./required-text.ts";

export const tooLong = (maximum: number) =>
  asText(message("Please use at most {maximum} characters", { maximum }));

/** A required text field; one without a visible character gets `missing`. */
export const filled = (missing: string, maximum = 100) =>
  requiredText({ longest: maximum }, missing, tooLong(maximum));

/** A text field that may stay empty. */
export const optionalText = (maximum: number) => z.string().check(z.maxLength(maximum, tooLong(maximum)));

/** Sentence for a page from before the server's release: its request does not name what it gives up. */
export const pageOutdated = "This page is out of date. Please reload it and try again.";

/** Sixty letters of any script with their marks, in UTF-16 units. */
export const longestName = 300;

/** A first or last name, kept as typed. */
export const nameField = (missing: string) => filled(missing, longestName);

/** A new password: any characters, never trimmed. */
export const newPassword = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.minLength(1, missing),
      z.minLength(minimumPasswordLength, messages.register.tooShort),
      z.maxLength(maximumPasswordLength, messages.register.tooLong),
    );
