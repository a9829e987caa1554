import { message } from "#contract/messages/message.ts";

export const otherCallMessages = {
  place: "In a call in another tab or on another device",
  alreadyIn: (number: string) =>
    message("You are already in a call in another tab or on another device, to {number}.", { number }),
  wasOver: "This call has already ended.",
} as const;
