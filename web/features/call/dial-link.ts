import { dialLinkMessages } from "#contract/dial-link-messages.ts";
import { longestTyped } from "#contract/phone-number.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#words/translate.ts";
import { askForNumber } from "./asked-number.ts";

/** The digits of a `tel:` or `web+tel:` link; null when it has none, or is a local number of an unknown place. */
export function digitsOfLink(link: string): string | null {
  if (link.length > longestTyped) return null;
  const digits = tidyNumber(link.trim().replace(/^web\+(?=tel:)/i, ""));
  return /^\d+$/.test(digits) ? digits : null;
}

/**
 * Fills the dialler from the address `/dial?to=<link>`. The user sees number and price, and calls or not. A link that is
 * refused empties it: the number before must not be called for the link's.
 */
export function fillDialler(address: string): void {
  const digits = digitsOfLink(new URL(address).searchParams.get("to") ?? "");
  if (digits === null) toast.error(t(dialLinkMessages.noNumber));
  askForNumber(digits ?? "");
}
