/** What stands for each word that follows a command's name, for the help. */
const meanings: Readonly<Record<string, string>> = {
  WHAT: "an address, a number that was called (+44...), an id, or the provider's id of a payment or call",
  EMAIL: "the address that the user logs in with",
  PAYMENT: "the payment's id, or the provider's (pi_...): show lists them",
  AMOUNT: "in the payment's currency, such as 5.50; all that is left unless given",
  CREDITS: "a number above 0 with at most three places; 10 credits are one US dollar",
  PROPOSAL: "its id: credits proposals lists them",
  CALL: "the call's id, or the carrier's (CA...): calls and show list them",
  FILE: "a path on this machine",
  VERSION: "its number: tariff versions lists them",
  URL: "postgres://user@host/name",
  "on|off": "what to change; without it the command says how it is and changes nothing",
  reset: "allows calls again; without it the command says what was spent and changes nothing",
};

/** The words of a command with their meanings. */
export function explainedWords(words: string): (readonly [word: string, meaning: string])[] {
  return words
    .split(" ")
    .map((word) => word.replace(/^\[|\]$/g, ""))
    .flatMap((word) => (meanings[word] === undefined ? [] : [[word, meanings[word]] as const]));
}
