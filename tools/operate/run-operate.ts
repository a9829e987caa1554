import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import type { CallingStop, OperatorStore } from "#domain/calls/operator-store.ts";
import type { Spend } from "#domain/calls/watch-spend.ts";

/** The command line is invalid; the message is the usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

const usage = `Usage: npm run operate -- <command>
  freeze EMAIL       forbid an account to call, and end its call
  unfreeze EMAIL     allow it again
  calling off        refuse new calls; calls under way go on
  calling on         allow calls again
  calling            say whether calls are allowed
  spend              say what the calls of all wallets cost lately
  spend reset        allow calls again after they cost too much; what was spent before no longer counts
  backup FILE        keep the whole database in a new file, while the server goes on
  restore FILE       fill an empty database from such a file
  move URL           copy the whole database into an empty one, such as postgres://farline@host/farline; stop every server before
  check              ask the database and every configured service whether this configuration works; changes nothing
  audit [--json]     check that every balance, hold and chain of transfers agrees; exit code 1 when not`;

export type OperateCommand =
  | StoreCommand
  | BackupCommand
  | { name: "check" }
  | { name: "audit"; asJson: boolean };

/** A command about the whole database. */
export type BackupCommand = { name: "backup" | "restore"; file: string } | { name: "move"; url: string };

/** A command that the database alone answers. */
export type StoreCommand =
  | { name: "freeze" | "unfreeze"; email: string }
  | { name: "calling"; change: "on" | "off" | undefined }
  | { name: "spend"; change: "reset" | undefined };

/** @throws UsageError */
export function readCommand([name, what, ...rest]: string[]): OperateCommand {
  if (rest.length > 0) throw new UsageError(`"${rest.join(" ")}" is one word too many.\n${usage}`);
  switch (name) {
    case "freeze":
    case "unfreeze":
      if (what === undefined) throw new UsageError(`${name} needs an email address.\n${usage}`);
      return { name, email: what };
    case "backup":
    case "restore":
      if (what === undefined) throw new UsageError(`${name} needs the name of a file.\n${usage}`);
      return { name, file: what };
    case "move":
      if (what === undefined || !/^postgres(ql)?:\/\//.test(what) || !URL.canParse(what)) {
        throw new UsageError(`move needs the address of a database, postgres://user@host/name.\n${usage}`);
      }
      return { name, url: what };
    case "check":
      if (what !== undefined) throw new UsageError(`check takes nothing, not "${what}".\n${usage}`);
      return { name };
    case "audit":
      if (what === undefined || what === "--json") return { name, asJson: what === "--json" };
      throw new UsageError(`audit takes --json, not "${what}".\n${usage}`);
    case "calling":
      if (what === undefined || what === "on" || what === "off") return { name, change: what };
      throw new UsageError(`calling takes on or off, not "${what}".\n${usage}`);
    case "spend":
      if (what === undefined || what === "reset") return { name, change: what };
      throw new UsageError(`spend takes reset, not "${what}".\n${usage}`);
    default:
      throw new UsageError(usage);
  }
}

/** Runs the command and reports the result in a sentence; `done` is false when it failed. */
export async function runOperate(
  operator: OperatorStore,
  command: StoreCommand,
  now: Date,
): Promise<{ done: boolean; sentence: string }> {
  switch (command.name) {
    case "freeze":
      return aboutUser(await operator.freeze(command.email, now), command.email, "cannot make calls now");
    case "unfreeze":
      return aboutUser(await operator.unfreeze(command.email), command.email, "can make calls");
    case "calling":
      if (command.change === "off") await operator.stopCalling(now);
      if (command.change === "on") await operator.resumeCalling(now);
      return { done: true, sentence: stateSentence(await operator.stopped()) };
    case "spend": {
      if (command.change === "reset") await operator.resetSpend(now);
      const state = stateSentence(await operator.stopped());
      return { done: true, sentence: `${spendSentence(await operator.spend())} ${state}` };
    }
  }
}

function aboutUser(found: boolean, email: string, state: string): { done: boolean; sentence: string } {
  return { done: found, sentence: found ? `${email} ${state}.` : `No user has the address ${email}.` };
}

function stateSentence(stop: CallingStop | undefined): string {
  if (stop === undefined) return "Calling is switched on.";
  const since = stop.since.toISOString();
  return stop.reason === "operator"
    ? `Calling is switched off since ${since}.`
    : `Calling is stopped since ${since}, because all wallets together spent too much.`;
}

function spendSentence({ hour_mc, day_mc, checkedAt }: Spend & { checkedAt: Date }): string {
  const [hour, day] = [hour_mc, day_mc].map((amount_mc) => formatCredits(creditsFromMillicredits(amount_mc)));
  return `At ${checkedAt.toISOString()} the calls of all wallets cost ${hour} credits within an hour and ${day} within a day.`;
}
