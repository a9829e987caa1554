import * as z from "zod/mini";
import { message } from "#contract/messages/message.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { route } from "#contract/route.ts";

export const voicemailMessages = {
  loadFailed: "Your voicemail could not be loaded. Please try again.",
  audioFailed: "The message could not be played. Please try again.",
  changeFailed: "The message could not be changed. Please try again.",
  deleteFailed: "The message could not be deleted. Please try again.",
  settingsFailed: "Your voicemail settings could not be saved. Please try again.",
  greetingFailed: "Your greeting could not be saved. Please try again.",
  notFound: "You have no such message.",
  off: "Voicemail is not available here.",
  notAudio: "This is no recording that can be played. Please record it again.",
  greetingTooLong: (seconds: number) =>
    message("A greeting has at most {seconds} seconds. Please record a shorter one.", { seconds }),
  storageFull: "The recording could not be stored. Please try again later.",
} as const;

/** Messages that a user may have at once. Callers of a full box hear that the call is not answered. */
export const mostVoicemails = 100;
/** Longest message that a caller leaves. */
export const longestVoicemail_s = 180;
export const longestGreeting_s = 30;
/** Days after which a message is deleted, of which a user chooses one. */
export const voicemailDays = [7, 30, 90, 365] as const;
export const firstVoicemailDays = 90;

export const voicemailSchema = z.object({
  id: z.uuid(),
  /** Null where the caller withheld it. */
  number: z.nullable(e164Schema),
  leftAt: z.iso.datetime(),
  length_s: z.int(),
  isRead: z.boolean(),
  deletedAt: z.iso.datetime(),
});
export type ShownVoicemail = z.infer<typeof voicemailSchema>;

export const voicemailSettingsSchema = z.object({
  /** False: callers who are not answered hear a sentence. */
  isOn: z.boolean(),
  /** The mail about a message: none, without the audio, or with it. */
  mail: z.enum(["none", "notice", "audio"]),
  kept_days: z.union(voicemailDays.map((days) => z.literal(days))),
});
export type VoicemailSettings = z.infer<typeof voicemailSettingsSchema>;

export const voicemailBoxSchema = z.object({
  /** False where the operator stores no recordings; then there are no messages and nothing can be set. */
  isOffered: z.boolean(),
  /** The newest first. */
  messages: z.array(voicemailSchema),
  settings: voicemailSettingsSchema,
  /** A greeting that the user recorded; null where one is spoken in the user's language. */
  greeting: z.nullable(z.object({ length_s: z.number() })),
});
export type VoicemailBox = z.infer<typeof voicemailBoxSchema>;

const params = z.object({ id: z.uuid(voicemailMessages.notFound) });
const path = "/api/voicemail";

/** The audio of a message: WAV, with ranges, for an `audio` element. Not one of the JSON routes. */
const voicemailAudioPath = `${path}/:id/audio`;
export const voicemailAudioOf = (id: string): string => `${path}/${id}/audio`;
const greetingAudioPath = `${path}/greeting/audio`;

/** Base64 of a WAV of PCM, 16 bits, mono, 8,000 Hz, with its longest length and some room for its head. */
const greetingAudio = z
  .string()
  .check(z.maxLength(Math.ceil(((longestGreeting_s + 1) * 16_000 * 4) / 3), voicemailMessages.notAudio));

const audioRoute = {
  failed: voicemailMessages.audioFailed,
  query: z.object({ download: z.optional(z.string()) }),
  replyType: "audio/wav",
  reply: z.unknown(),
} as const;

/** For an `audio` element: WAV, with ranges. `?download` names a file. */
export const voicemailAudioRoutes = {
  message: route(`GET ${voicemailAudioPath}`, { ...audioRoute, summary: "The audio of a message", params }),
  greeting: route(`GET ${greetingAudioPath}`, {
    ...audioRoute,
    summary: "The greeting that the user has recorded",
  }),
} as const;

export const voicemailRoutes = {
  list: route(`GET ${path}`, {
    summary: "The user's voicemail and its settings",
    failed: voicemailMessages.loadFailed,
    reply: voicemailBoxSchema,
  }),
  mark: route(`PUT ${path}/:id/read`, {
    summary: "Mark a message as heard or new",
    failed: voicemailMessages.changeFailed,
    params,
    body: z.object({ isRead: z.boolean() }),
    reply: voicemailBoxSchema,
  }),
  remove: route(`DELETE ${path}/:id`, {
    summary: "Delete a message",
    failed: voicemailMessages.deleteFailed,
    params,
    reply: voicemailBoxSchema,
  }),
  set: route(`PUT ${path}/settings`, {
    summary: "Change the settings of the voicemail",
    failed: voicemailMessages.settingsFailed,
    body: voicemailSettingsSchema,
    reply: voicemailBoxSchema,
  }),
  record: route(`PUT ${path}/greeting`, {
    summary: "Keep a greeting that the user has recorded, in base64 of a WAV",
    failed: voicemailMessages.greetingFailed,
    body: z.object({ audio: greetingAudio }),
    longestBody_bytes: 700_000,
    reply: voicemailBoxSchema,
  }),
  forgetGreeting: route(`DELETE ${path}/greeting`, {
    summary: "Have the greeting spoken again",
    failed: voicemailMessages.greetingFailed,
    reply: voicemailBoxSchema,
  }),
} as const;
