import { t, tn } from "#words/translate.ts";

/** A wait for a person to read: "3 minutes", "an hour". */
export function waitWords(wait_s: number): string {
  if (wait_s < 60) return wait_s === 1 ? t("a second") : tn(wait_s, "{n} second", "{n} seconds");
  const minutes = Math.ceil(wait_s / 60);
  if (minutes < 60) return minutes === 1 ? t("a minute") : tn(minutes, "{n} minute", "{n} minutes");
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? t("an hour") : tn(hours, "{n} hour", "{n} hours");
}
