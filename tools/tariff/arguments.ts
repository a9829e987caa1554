import { parseArgs } from "node:util";
import { readMoment } from "#tools/operate/read-moment.ts";
import { UsageError } from "#tools/operate/usage-error.ts";

export { UsageError };

export type TariffCommand =
  | { name: "import"; file: string; effectiveAt: Date | undefined; reason?: string }
  | { name: "export"; file: string | undefined; effectiveAt: Date | undefined }
  | { name: "check"; file: string | undefined; costs: string | undefined }
  | { name: "generate" };

const usage = `Usage: npm run tariff -- <command>
  import FILE.csv [--effective DATE] [--reason TEXT]
                                        new prices, now or from DATE on, and why, for the record
  export [FILE.csv] [--effective DATE]  the prices in force now or at DATE, to the file or to standard output
  check [FILE.csv] [--costs COSTS.csv]  what is wrong with a file, or with the prices in force
  generate                              write database/decks/default.csv anew from its sources
DATE is a day, 2026-12-01, which begins at 0:00 UTC, or a moment with its zone, 2026-12-01T06:00:00+01:00.`;

/** @throws UsageError */
export function readArguments(args: string[]): TariffCommand {
  const { positionals, values } = parsed(args);
  const [name, file, ...rest] = positionals;
  const effectiveAt = values.effective === undefined ? undefined : moment(values.effective);
  const { costs, reason } = values;
  if (rest.length > 0) throw new UsageError(`"${rest.join(" ")}" is one word too many.\n${usage}`);
  const unwanted = (option: string, given: unknown) => {
    if (given !== undefined) throw new UsageError(`${name} takes no ${option}.\n${usage}`);
  };
  if (name !== "import") unwanted("--reason", reason);
  switch (name) {
    case "import":
      unwanted("--costs", costs);
      if (file === undefined) throw new UsageError(`import needs a file.\n${usage}`);
      return { name, file, effectiveAt, ...(reason !== undefined && { reason }) };
    case "export":
      unwanted("--costs", costs);
      return { name, file, effectiveAt };
    case "check":
      unwanted("--effective", effectiveAt);
      return { name, file, costs };
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
      options: { effective: { type: "string" }, costs: { type: "string" }, reason: { type: "string" } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function moment(text: string): Date {
  const date = readMoment(text);
  if (!date) throw new UsageError(`"${text}" is not a date.\n${usage}`);
  return date;
}
