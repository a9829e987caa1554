import { message } from "./message.ts";

/** Sentences about voicemail. */
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
