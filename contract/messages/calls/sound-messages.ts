import { message } from "#contract/messages/message.ts";

export const audioMessages = {
  systemMicrophone: "System default",
  systemSpeaker: "System default",
  microphoneNumbered: (number: number) => message("Microphone {number}", { number: String(number) }),
  speakerNumbered: (number: number) => message("Speaker {number}", { number: String(number) }),
  speakerFixed:
    "This browser plays sound through the system's speaker. You can choose it in your system's settings.",
  listFailed: "The sound devices could not be listed.",
  changeFailed: "This device could not be used. The previous one is still in use.",
  microphoneGone: "Your microphone was disconnected. The system's default is in use now.",
  levelHint: "Say something: the bar should move.",
} as const;
