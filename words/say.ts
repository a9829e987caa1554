import { asMessage, type Message, type MessageValue } from "#contract/messages/message.ts";
import type { Catalogue } from "./catalogue.ts";
import { destinationInSentence } from "./country-names.ts";
import { momentInWords } from "./moment-words.ts";
import { formatMoney } from "./money.ts";
import { inWords } from "./translate.ts";

/** A key that the source names must be in the catalogues. One that has come over the wire is looked up. */
type Known<Key extends string> = string extends Key ? Key : Key & (keyof Catalogue | `{${number}}${string}`);

/** Words a message in the language of the moment: the edge that shows it does, once. */
export function say<Key extends string>(sentence: Message<Known<Key>> | string): string {
  const { key, one = key, values } = asMessage(sentence);
  const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inText(value)]));
  return inWords(key, written, values.n === undefined ? undefined : { n: Number(values.n), one });
}

function inText(value: MessageValue): string | number {
  if (typeof value !== "object") return value;
  if ("key" in value) return say(value);
  if ("amount" in value) return formatMoney(value.amount, value.currency);
  return "moment" in value
    ? momentInWords(value.moment)
    : destinationInSentence(value.country, value.destination);
}
