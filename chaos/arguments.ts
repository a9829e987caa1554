import { parseArgs } from "node:util";
import { z } from "zod";

export const faultNames = ["kill", "restart", "switchover", "update"] as const;
export type FaultName = (typeof faultNames)[number];

export type ChaosArguments = ReturnType<typeof readArguments>;

export const usage = `Usage: npm run chaos -- [--rounds 100] [--minutes 60] [--seed N] [--faults ${faultNames.join(",")}] [--asynchronous]`;

const schema = z.object({
  rounds: z.coerce.number().int().min(1).max(10_000),
  /** No round begins later than this. */
  minutes: z.coerce.number().positive(),
  seed: z.coerce.number().int().min(0).max(0xffff_ffff),
  faults: z
    .string()
    .transform((text) => z.tuple([z.enum(faultNames)], z.enum(faultNames)).parse(text.split(","))),
  asynchronous: z.boolean(),
});

/** Reads the command line. @throws Error with the usage */
export function readArguments(words: readonly string[], anySeed: () => number) {
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
    return { ...numbers, faults, isSynchronous: !asynchronous };
  } catch {
    throw new Error(usage);
  }
}
