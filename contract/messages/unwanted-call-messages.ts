import { message } from "./message.ts";

/** Sentences about callers whom a user does not want to hear. */
export const unwantedCallMessages = {
  loadFailed: "Your blocked callers could not be loaded. Please try again.",
  changeFailed: "Your blocked callers could not be changed. Please try again.",
  tooMany: (most: number) => message("You can block at most {most} callers.", { most }),
} as const;
