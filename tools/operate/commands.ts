import type { Command } from "./command.ts";
import { controlCommands } from "./commands/controls.ts";
import { databaseCommands } from "./commands/database.ts";
import { peopleCommands } from "./commands/people.ts";
import { tariffCommands } from "./commands/tariff.ts";

/** Every command by its group, in the order of the help. */
export const commandGroups: Readonly<Record<string, readonly Command[]>> = {
  "Users and operators": peopleCommands,
  Prices: tariffCommands,
  Switches: controlCommands,
  "The server and its database": databaseCommands,
};

export const commands: readonly Command[] = Object.values(commandGroups).flat();
