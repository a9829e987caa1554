import type { Command } from "./command.ts";
import { controlCommands } from "./commands/controls.ts";
import { databaseCommands } from "./commands/database.ts";
import { peopleCommands } from "./commands/people.ts";

/** Every command by its group, in the order of the help. */
export const commandGroups: Readonly<Record<string, readonly Command[]>> = {
  "Users and operators": peopleCommands,
  Switches: controlCommands,
  "The server and its database": databaseCommands,
};

export const commands: readonly Command[] = Object.values(commandGroups).flat();
