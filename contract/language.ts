import * as z from "zod/mini";
import { languages } from "./languages.ts";
import { messageReplySchema, route } from "./route.ts";
import { settingsMessages } from "./settings-messages.ts";

export const languageSchema = z.enum(languages);

export const languageRoutes = {
  keep: route({
    method: "POST",
    path: "/api/account/language",
    summary: "Keep the language that the user reads, on other devices and in mails",
    access: "user",
    failed: settingsMessages.failed,
    body: z.object({ language: languageSchema }),
    reply: messageReplySchema,
  }),
} as const;
