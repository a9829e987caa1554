import { dialLinkMessages } from "#contract/messages/call-messages.ts";
import { divideDialString } from "#contract/numbers/dial-string.ts";
import { longestTyped } from "#contract/numbers/phone-number.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";
import { askForNumber } from "./dial-entry.ts";

/** The text of a `tel:` link, with the keys behind its number; null without digits, or for a local number. */
export function textOfLink(link: string): string | null {
  if (link.length > longestTyped) return null;
  const { code, number, tail } = divideDialString(link);
  return /^\d+$/.test(tidyNumber(number)) ? (code + number + tail).trim() : null;
}

/** Fills the dialler from `/dial?to=<link>`. A refused link empties it: the number before must not be called for it. */
export function fillDialler(address: string): void {
  const text = textOfLink(new URL(address).searchParams.get("to") ?? "");
  if (text === null) toast.error(t(dialLinkMessages.noNumber));
  askForNumber(text ?? "");
}
