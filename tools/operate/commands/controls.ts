import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { Spend } from "#domain/calls/lines/watch-spend.ts";
import type { CallingStop } from "#domain/operators/operator-controls.ts";
import { type CallingState, resetSpend, switchCalling } from "#domain/operators/product/control-calling.ts";
import { readSwitches, type Switches } from "#domain/operators/product/switches.ts";
import { type Command, outcome, UsageError } from "#tools/operate/command.ts";
import { formatCredits } from "#words/money.ts";

export const controlCommands: readonly Command[] = [
  {
    name: "calling",
    words: "[on|off]",
    useCase: "switch_calling",
    summary: "say whether calls are allowed, refuse new ones, or allow them again; calls under way go on",
    example: 'calling off --reason "the carrier fails since 10:00"',
    async run(given, { operators, variables }) {
      const [change] = given.words;
      if (change !== undefined && change !== "on" && change !== "off") {
        throw new UsageError(`calling takes on or off, not "${change}".`);
      }
      return operators(given, async (deps, request) => {
        const state = change
          ? await switchCalling(deps, request, change === "on")
          : callingOf(await readSwitches(deps, request));
        return outcome(state, ({ stop }) => stateSentence(stop, variables));
      });
    },
  },
  {
    name: "spend",
    words: "[reset]",
    useCase: "reset_spend",
    summary:
      "say what the calls of all wallets cost lately; reset allows calls again after they cost too much",
    example: 'spend reset --reason "a large customer, limit raised"',
    async run(given, { operators, variables }) {
      const [change] = given.words;
      if (change !== undefined && change !== "reset") {
        throw new UsageError(`spend takes reset, not "${change}".`);
      }
      return operators(given, async (deps, request) => {
        const state = change ? await resetSpend(deps, request) : callingOf(await readSwitches(deps, request));
        return outcome(
          state,
          ({ stop, spend }) => `${spendSentence(spend)} ${stateSentence(stop, variables)}`,
        );
      });
    },
  },
];

function callingOf(switches: Switches | Refusal): CallingState | Refusal {
  return isRefusal(switches) ? switches : switches.calling;
}

function stateSentence(stop: CallingStop | undefined, { CALLING }: NodeJS.ProcessEnv): string {
  if (stop === undefined) {
    const stays = "It stays off on a server that runs with CALLING=off, as this command does.";
    return CALLING === "off" ? `Calling is switched on. ${stays}` : "Calling is switched on.";
  }
  const since = stop.since.toISOString();
  return stop.reason === "operator"
    ? `Calling is switched off since ${since}.`
    : `Calling is stopped since ${since}, because all wallets together spent too much.`;
}

function spendSentence({ hour_mc, day_mc, checkedAt }: Spend & { checkedAt: Date }): string {
  const [hour, day] = [hour_mc, day_mc].map((amount_mc) => formatCredits(creditsFromMillicredits(amount_mc)));
  return `At ${checkedAt.toISOString()} the calls of all wallets cost ${hour} credits within an hour and ${day} within a day.`;
}
