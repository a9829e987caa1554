import type { Command } from "./command.ts";
import { accessCommands } from "./commands/access.ts";
import { callCommands } from "./commands/calls.ts";
import { controlCommands } from "./commands/controls.ts";
import { creditCommands } from "./commands/credits.ts";
import { databaseCommands } from "./commands/database.ts";
import { fraudCommands } from "./commands/fraud.ts";
import { paymentCommands } from "./commands/payments.ts";
import { peopleCommands } from "./commands/people.ts";
import { reportCommands } from "./commands/reports.ts";
import { sellerCommands } from "./commands/seller.ts";
import { tariffCommands } from "./commands/tariff.ts";
import { todayCommands } from "./commands/today.ts";

/** Every command by its group, in the order of the help. */
export const commandGroups: Readonly<Record<string, readonly Command[]>> = {
  People: peopleCommands,
  Money: [...paymentCommands, ...creditCommands, ...sellerCommands],
  Calls: callCommands,
  Prices: tariffCommands,
  Reports: [...todayCommands, ...reportCommands, ...fraudCommands],
  Switches: controlCommands,
  "Operators and the record": accessCommands,
  "The server and its database": databaseCommands,
};

export const commands: readonly Command[] = Object.values(commandGroups).flat();
