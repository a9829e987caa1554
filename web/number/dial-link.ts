import { dialLinkMessages } from "#contract/messages/dial-link-messages.ts";
import { divideDialString } from "#contract/numbers/dial-string.ts";
import { longestTyped } from "#contract/numbers/phone-number.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";
import { askForNumber } from "./asked-number.ts";

/**
 * The text of a `tel:` or `web+tel:` link, with the keys behind its number; null when it has no digits, or is a local
 * number of an unknown place.
 */
export function textOfLink(link: string): string | null {
  if (link.length > longestTyped) return null;
  const { code, number, tail } = divideDialString(link);
  return /^\d+$/.test(tidyNumber(number)) ? (code + number + tail).trim() : null;
}

/**
 * Fills the dialler from the address `/dial?to=<link>`. The user sees number and price, and calls or not. A link that is
 * refused empties it: the number before must not be called for the link's.
 */
export function fillDialler(address: string): void {
  const text = textOfLink(new URL(address).searchParams.get("to") ?? "");
  if (text === null) toast.error(t(dialLinkMessages.noNumber));
  askForNumber(text ?? "");
}
