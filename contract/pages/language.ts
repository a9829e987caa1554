import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { messageReplySchema, route } from "#contract/route.ts";
import { languages } from "./languages.ts";

export const languageSchema = z.enum(languages);

export const languageRoutes = {
  keep: route("POST /api/account/language", {
    summary: "Keep the language that the user reads, on other devices and in mails",
    failed: messages.notSaved,
    body: z.object({ language: languageSchema }),
    reply: messageReplySchema,
  }),
} as const;
