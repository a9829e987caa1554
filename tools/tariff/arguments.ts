import { parseArgs } from "node:util";
import { UsageError } from "#tools/operate/command.ts";
import { readMoment } from "./moment.ts";

export { UsageError };

export type TariffCommand =
  | { name: "import"; file: string; effectiveAt: Date | undefined; reason?: string }
  | { name: "export"; file: string | undefined; effectiveAt: Date | undefined; from: string | undefined }
  | { name: "check"; file: string | undefined; costs: string | undefined; from: string | undefined }
  | { name: "draft"; file: string | undefined; from: string; margin: number }
  | { name: "generate" };

const usage = `Usage: npm run tariff -- <command>
  import FILE.csv [--effective DATE] [--reason TEXT]
                                        new prices, now or from DATE on, and why, for the record
  export [FILE.csv] [--effective DATE] [--from CARRIER]
                                        the prices in force now or at DATE, to the file or to standard output; with
                                        --from also what the carrier asks now, in rows that have no cost
  check [FILE.csv] [--costs COSTS.csv] [--from CARRIER]
                                        what is wrong with a file, or with the prices in force; with --from also
                                        which prices are below those that the carrier publishes now
  draft [FILE.csv] --from CARRIER --margin PERCENT
                                        a deck to review from the carrier's own price list, to the file or to
                                        standard output; PERCENT of each price is left when the carrier is paid
  generate                              write database/decks/default.csv anew from its sources
DATE is a day, 2026-12-01, which begins at 0:00 UTC, or a moment with its zone, 2026-12-01T06:00:00+01:00.`;

/** @throws UsageError */
export function readArguments(args: string[]): TariffCommand {
  const { positionals, values } = parsed(args);
  const [name, file, ...rest] = positionals;
  const effectiveAt = values.effective === undefined ? undefined : moment(values.effective);
  const { costs, reason, from, margin } = values;
  if (rest.length > 0) throw new UsageError(`"${rest.join(" ")}" is one word too many.\n${usage}`);
  const unwanted = (option: string, given: unknown) => {
    if (given !== undefined) throw new UsageError(`${name} takes no ${option}.\n${usage}`);
  };
  if (name !== "import") unwanted("--reason", reason);
  if (name !== "draft") unwanted("--margin", margin);
  if (name === "import" || name === "generate") unwanted("--from", from);
  switch (name) {
    case "import":
      unwanted("--costs", costs);
      if (file === undefined) throw new UsageError(`import needs a file.\n${usage}`);
      return { name, file, effectiveAt, ...(reason !== undefined && { reason }) };
    case "export":
      unwanted("--costs", costs);
      return { name, file, effectiveAt, from };
    case "check":
      unwanted("--effective", effectiveAt);
      return { name, file, costs, from };
    case "draft":
      unwanted("--effective", effectiveAt);
      unwanted("--costs", costs);
      if (from === undefined || margin === undefined)
        throw new UsageError(`draft needs --from and --margin.\n${usage}`);
      return { name, file, from, margin: percent(margin) };
    case "generate":
      unwanted("file", file);
      unwanted("--effective", effectiveAt);
      unwanted("--costs", costs);
      return { name };
    default:
      throw new UsageError(usage);
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        effective: { type: "string" },
        costs: { type: "string" },
        reason: { type: "string" },
        from: { type: "string" },
        margin: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** A whole number below 100: nothing would pay the carrier from a margin of all. */
function percent(text: string): number {
  if (!/^\d{1,2}$/.test(text))
    throw new UsageError(`"${text}" is not a margin: a whole number of per cent from 0 to 99.\n${usage}`);
  return Number(text);
}

function moment(text: string): Date {
  const date = readMoment(text);
  if (!date) throw new UsageError(`"${text}" is not a date.\n${usage}`);
  return date;
}
