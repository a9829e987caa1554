import { freezeUser } from "#domain/operators/control-calling.ts";
import { type Command, outcome, reasonOption } from "#tools/operate/command.ts";

const group = "People";
const options = { reason: reasonOption };

export const peopleCommands: readonly Command[] = [
  freezing("freeze", "forbid a user to call, and end a call under way", true),
  freezing("unfreeze", "allow a user to call again", false),
];

function freezing(name: "freeze" | "unfreeze", summary: string, freeze: boolean): Command {
  return {
    ...{ group, name, words: "EMAIL", summary, options },
    example: `${name} someone@example.org --reason "ticket 1042: ${freeze ? "stolen card" : "card was theirs"}"`,
    useCase: freeze ? "freeze_user" : "unfreeze_user",
    run: (given, { operators }) =>
      operators(given, async (deps, request) =>
        outcome(await freezeUser(deps, request, given.words[0] ?? "", freeze), ({ email }) =>
          freeze ? `${email} cannot make calls now.` : `${email} can make calls.`,
        ),
      ),
  };
}
