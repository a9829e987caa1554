import type { Currency } from "#contract/money/currencies.ts";

/** Money, which each language writes in its own way. */
export interface MoneyValue {
  readonly amount: number;
  readonly currency: Currency;
}

/** A date and time in ISO 8601. */
interface MomentValue {
  readonly moment: string;
}

/** A destination of the tariff, whose country each language names. */
export interface DestinationValue {
  readonly country: string;
  readonly destination: string;
}

export type MessageValue = string | number | MoneyValue | MomentValue | DestinationValue | Message;

/**
 * A sentence before it is worded: its English key, and what fills in the names in braces. The edge that shows it words
 * it in its reader's language: `say` of words/say.ts.
 */
export interface Message<Key extends string = string> {
  readonly key: Key;
  /** The English of one, for a sentence that counts `n`: English has no catalogue. */
  readonly one?: string | undefined;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** A text with the message that it was worded from; servers of an older version send the text alone. */
type Worded = { message: string } & { [Name in keyof Message]?: Message[Name] | undefined };

/** A success of the domain, which the edge words. */
export function success(said: Message): Worded {
  return { message: said.key, ...said };
}

export function messageOf({ message, key = message, values = {}, one }: Worded): Message {
  return { key, values, one };
}

/** The values of a sentence by the names in its braces: "{price} a minute" needs `{ price: ... }`. Words fill in `{brand}`. */
type MessageValues<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends "brand" ? object : Record<Name, MessageValue>) & MessageValues<Rest>
  : object;

/** Arguments of `message` after its key: none when the sentence names no values. */
type Filling<Values> = keyof Values extends never ? [] : [values: Values];

export function message<const Key extends string>(
  key: Key,
  ...[values]: Filling<MessageValues<Key>>
): Message<Key> {
  return { key, values: { ...values } };
}

/** A sentence about `n` things: `counted(3, "{n} minute", "{n} minutes")`. */
export function counted<const Key extends string>(
  n: number,
  one: string,
  several: Key,
  ...[values]: Filling<Omit<MessageValues<Key>, "n">>
): Message<Key> {
  return { key: several, one, values: { ...values, n } };
}

export function sentences(...parts: readonly (Message | string)[]): Message {
  return {
    key: parts.map((_, index) => `{${index}}`).join(" "),
    values: Object.fromEntries(parts.map((part, index) => [index, asMessage(part)])),
  };
}

/**
 * A message where only text fits, such as in a schema: "at most {maximum=100} characters". `asMessage` reads it back.
 */
export function asText({ key, values }: Message): string {
  return key.replace(/\{(\w+)\}/g, (_, name: string) => `{${name}=${values[name]}}`);
}

/** A sentence that needs no values may be its key alone. */
export function asMessage(sentence: Message | string): Message {
  if (typeof sentence !== "string") return sentence;
  const values: Record<string, string> = {};
  const key = sentence.replace(/\{(\w+)=([^{}]*)\}/g, (_, name: string, value: string) => {
    values[name] = value;
    return `{${name}}`;
  });
  return { key, values };
}
