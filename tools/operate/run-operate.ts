import type { OperatorStore } from "#domain/calls/operator-store.ts";

/** The command line is invalid; the message is the usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

const usage = `Usage: npm run operate -- <command>
  freeze EMAIL       forbid an account to call, and end its call
  unfreeze EMAIL     allow it again
  calling off        refuse new calls; calls under way go on
  calling on         allow calls again
  calling            say whether calls are allowed`;

export type OperateCommand =
  | { name: "freeze" | "unfreeze"; email: string }
  | { name: "calling"; change: "on" | "off" | undefined };

/** @throws UsageError */
export function readCommand([name, what, ...rest]: string[]): OperateCommand {
  if (rest.length > 0) throw new UsageError(`"${rest.join(" ")}" is one word too many.\n${usage}`);
  switch (name) {
    case "freeze":
    case "unfreeze":
      if (what === undefined) throw new UsageError(`${name} needs an email address.\n${usage}`);
      return { name, email: what };
    case "calling":
      if (what === undefined || what === "on" || what === "off") return { name, change: what };
      throw new UsageError(`calling takes on or off, not "${what}".\n${usage}`);
    default:
      throw new UsageError(usage);
  }
}

/** Runs the command and reports the result in a sentence; `done` is false when it failed. */
export async function runOperate(
  operator: OperatorStore,
  command: OperateCommand,
  now: Date,
): Promise<{ done: boolean; sentence: string }> {
  switch (command.name) {
    case "freeze":
      return aboutUser(await operator.freeze(command.email, now), command.email, "cannot make calls now");
    case "unfreeze":
      return aboutUser(await operator.unfreeze(command.email), command.email, "can make calls");
    case "calling":
      if (command.change === "off") await operator.stopCalling(now);
      if (command.change === "on") await operator.resumeCalling();
      return { done: true, sentence: stateSentence(await operator.stoppedSince()) };
  }
}

function aboutUser(found: boolean, email: string, state: string): { done: boolean; sentence: string } {
  return { done: found, sentence: found ? `${email} ${state}.` : `No user has the address ${email}.` };
}

function stateSentence(since: Date | undefined): string {
  return since ? `Calling is switched off since ${since.toISOString()}.` : "Calling is switched on.";
}
