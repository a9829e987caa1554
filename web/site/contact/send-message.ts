import type * as z from "zod/mini";
import { contactBodySchema, contactRoutes, guestContactBodySchema } from "#contract/contact.ts";
import { messages } from "#contract/messages/messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { checkWith } from "#web/kit/forms/check-with.ts";
import { refusedFields } from "#web/kit/forms/refused-field.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

export type ContactValues = z.infer<typeof contactBodySchema>;

export const checkAsUser = checkWith(contactBodySchema, messages.contact.missing);
export const checkAsGuest = checkWith(guestContactBodySchema, messages.contact.missing);

/** Sends the message. Returns what the page says then, or the refused field; a toast explains any other failure. */
export async function sendMessage(body: ContactValues) {
  try {
    await callApi(contactRoutes.send, { body });
    drafts.drop("contact");
    return { thanks: messages.contact.success };
  } catch (error) {
    const refused = refusedFields(error, { email: "email" });
    if (refused.size === 0) toast.error(serverMessage(error) ?? t(messages.contact.failed));
    return { thanks: null, refused };
  }
}
