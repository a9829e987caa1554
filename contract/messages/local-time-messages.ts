import { message } from "./message.ts";

/** The time where a called number is. Apart from the other sentences: only a typed number needs it. */
export const localTimeMessages = {
  one: (time: string) => message("It is {time} there.", { time }),
  /** The number may be in several time zones. */
  between: (earliest: string, latest: string) =>
    message("It is between {earliest} and {latest} there.", { earliest, latest }),
  night: "A call may wake people up.",
} as const;
