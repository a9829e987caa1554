import { scaledFromText } from "#domain/money/decimal.ts";
import {
  type Adjusted,
  decideCredits,
  giveCredits,
  listProposals,
  takeCredits,
} from "#domain/operators/people/adjust-credits.ts";
import { type Command, type Given, perform, performWith, UsageError } from "#tools/operate/command.ts";
import { credits } from "./user-words.ts";

const creditPlaces = 3;

export const creditCommands: readonly Command[] = [
  {
    name: "credits give",
    words: "EMAIL CREDITS",
    useCase: "give_credits",
    summary: "give credits to a user; beyond OPERATOR_GRANT_LIMIT a day a second person must approve",
    example: 'credits give someone@example.org 25 --reason "ticket 1042: the line was bad"',
    confirm: (given) => `${given.words[0]} is given ${credits(amountOf(given))}.`,
    run: performWith(wantedOf, giveCredits, (result, { email }) =>
      result.outcome === "moved"
        ? movedSentence(email, result)
        : `That is more than one operator may give within a day, so nothing has moved. Another operator decides until ` +
          `${result.proposal.expiresAt.toISOString()}: credits approve ${result.proposal.id}`,
    ),
  },
  {
    name: "credits take",
    words: "EMAIL CREDITS",
    useCase: "take_credits",
    summary: "take credits from a user; what calls under way hold stays held",
    example: 'credits take someone@example.org 25 --reason "ticket 1042: given twice"',
    confirm: (given) => `${given.words[0]} loses ${credits(amountOf(given))}.`,
    run: performWith(wantedOf, takeCredits, (result, { email }) => movedSentence(email, result)),
  },
  {
    name: "credits proposals",
    words: "",
    useCase: "list_proposals",
    summary: "list the credits that wait for a second person",
    example: "credits proposals",
    run: perform(listProposals, (proposals) =>
      proposals.length === 0
        ? "Nothing waits for a second person."
        : proposals
            .map(
              ({ id, email, amount_mc, proposedBy, expiresAt, reason, isVoid }) =>
                `${isVoid ? "void  " : ""}${id}  ${credits(amount_mc)} for ${email}  by ${proposedBy}  until ${expiresAt.toISOString()}  ${reason}`,
            )
            .join("\n"),
    ),
  },
  deciding("credits approve", "give the credits that another operator proposed", true),
  deciding("credits reject", "end a proposal of credits", false),
];

function deciding(name: string, summary: string, approve: boolean): Command {
  return {
    name,
    words: "PROPOSAL",
    summary,
    useCase: approve ? "approve_credits" : "reject_credits",
    example: `${name} 3f0f0a52-93b5-4c55-8a0b-0c2f7a1d9f10 --reason "agreed with finance"`,
    confirm: ({ words }) =>
      `The proposal ${words[0]} is ${approve ? "approved, and its credits move" : "rejected"}.`,
    run: performWith(
      ({ words: [id = ""] }) => {
        if (/^[0-9a-f-]{36}$/.test(id)) return { id, approve };
        throw new UsageError(`"${id}" is no id of a proposal: credits proposals lists them.`);
      },
      decideCredits,
      (result) =>
        result.outcome === "moved" ? movedSentence("The user", result) : "The proposal is rejected.",
    ),
  };
}

function wantedOf(given: Given): { email: string; amount_mc: number } {
  return { email: given.words[0] ?? "", amount_mc: amountOf(given) };
}

/** @throws UsageError */
function amountOf({ words }: Given): number {
  const amount_mc = scaledFromText(words[1] ?? "", creditPlaces);
  if (!amount_mc) throw new UsageError(`"${words[1]}" is not a number of credits, such as 25 or 0.5.`);
  return amount_mc;
}

function movedSentence(name: string, { delta_mc, posted_mc }: Adjusted): string {
  const verb = delta_mc > 0 ? "was given" : "lost";
  return `${name} ${verb} ${credits(Math.abs(delta_mc))} and has ${credits(posted_mc)} now.`;
}
