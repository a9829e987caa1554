import { parseArgs } from "node:util";
import { z } from "zod";

export const faultNames = ["kill", "restart", "switchover", "update"] as const;
export type FaultName = (typeof faultNames)[number];

export interface ChaosArguments {
  rounds: number;
  /** No round begins later than this. */
  minutes: number;
  seed: number;
  faults: [FaultName, ...FaultName[]];
  isSynchronous: boolean;
}

export const usage = `Usage: npm run chaos -- [--rounds 100] [--minutes 60] [--seed N] [--faults ${faultNames.join(",")}] [--asynchronous]`;

const schema = z.object({
  rounds: z.coerce.number().int().min(1).max(10_000),
  minutes: z.coerce.number().positive(),
  seed: z.coerce.number().int().min(0).max(0xffff_ffff),
  faults: z.string().transform((text) => z.array(z.enum(faultNames)).parse(text.split(","))),
  asynchronous: z.boolean(),
});

/** Reads the command line. @throws Error with the usage */
export function readArguments(words: readonly string[], anySeed: () => number): ChaosArguments {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        rounds: { type: "string", default: "100" },
        minutes: { type: "string", default: "60" },
        seed: { type: "string", default: String(anySeed()) },
        faults: { type: "string", default: faultNames.join(",") },
        asynchronous: { type: "boolean", default: false },
      },
    });
    const { faults, asynchronous, ...numbers } = schema.parse(values);
    const [first, ...others] = faults;
    if (first === undefined) throw new Error(usage);
    return { ...numbers, faults: [first, ...others], isSynchronous: !asynchronous };
  } catch {
    throw new Error(usage);
  }
}
