import { message } from "./message.ts";

/** The sentences about sound devices. */
export const audioMessages = {
  systemMicrophone: "System default",
  systemSpeaker: "System default",
  microphoneNumbered: (number: number) => message("Microphone {number}", { number: String(number) }),
  speakerNumbered: (number: number) => message("Speaker {number}", { number: String(number) }),
  speakerFixed: "This browser plays sound on the system's speaker. Choose it in your system's settings.",
  listFailed: "The sound devices could not be listed.",
  changeFailed: "This device could not be used. The one before stays.",
  microphoneGone: "Your microphone was disconnected. The system's default is used.",
  levelHint: "Say something: the bar should move.",
} as const;
