import { counted, type Message, message } from "./message.ts";

/** A wait for a person to read: "3 minutes", "an hour". */
export function waitWords(wait_s: number): Message {
  if (wait_s < 60) return wait_s === 1 ? message("a second") : counted(wait_s, "{n} second", "{n} seconds");
  const minutes = Math.ceil(wait_s / 60);
  if (minutes < 60)
    return minutes === 1 ? message("a minute") : counted(minutes, "{n} minute", "{n} minutes");
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? message("an hour") : counted(hours, "{n} hour", "{n} hours");
}
