/** The time where a called number is. Apart from the other sentences: only a typed number needs it. */
export const localTimeMessages = {
  one: (time: string) => `It is ${time} there.`,
  /** The number may be in several time zones. */
  between: (earliest: string, latest: string) => `It is between ${earliest} and ${latest} there.`,
  night: "A call may wake people up.",
} as const;
