import { batchSize, settleInBatches } from "./ledger-batch.ts";
import { expectCleanLedger, releaseOpenCalls } from "./ledger-data.ts";
import { ledgerNode } from "./ledger-node.ts";
import { ledgerScripts } from "./ledger-scripts.ts";
import { type LedgerServer, startLedgerServer } from "./ledger-server.ts";
import { median } from "./median.ts";
import { benchTariff } from "./tariff.ts";

const rounds = 5;
const duration_s = 3;
const nameWidth = 47;

interface Subject {
  name: string;
  /** The promised minimum of the ratio. */
  aim?: number;
  /** Statements a second; of the batch, calls a second. */
  measure(): Promise<number>;
}

interface Result {
  subject: Subject;
  rates: number[];
  ratios: number[];
}

/**
 * Compares the ledger's statements with pgbench's simple update (-N -M prepared -c 8) on the same server. Each
 * measurement runs between two of the baseline and is compared with their mean, so that other load affects both.
 */
export async function benchLedger(): Promise<void> {
  const server = await startLedgerServer();
  try {
    const results = (await subjectsOn(server)).map((subject): Result => ({ subject, rates: [], ratios: [] }));
    const baselines: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const seen = await measureRound(server, results);
      // The first round warms up.
      if (round === 0) for (const result of results) result.rates.length = result.ratios.length = 0;
      else baselines.push(...seen);
      await expectCleanLedger(server.database);
    }
    print(results, baselines);
    await benchTariff(server.database);
  } finally {
    await server.stop();
  }
}

async function subjectsOn({ ledger, database }: LedgerServer): Promise<Subject[]> {
  const node = ledgerNode(database);
  const scripts = await ledgerScripts(database);
  const limit = { duration_s };
  return [
    { name: "authorise", aim: 1.2, measure: () => ledger.run(scripts.authorise(), limit) },
    {
      name: "authorise + settle",
      aim: 1.4,
      measure: async () => 2 * (await ledger.run(scripts.authoriseAndSettle(), limit)),
    },
    { name: "top up, all on one wallet", measure: () => ledger.run(scripts.topUp(), limit) },
    { name: "authorise, through Node", aim: 1, measure: () => node.authorise(duration_s) },
    { name: "authorise + settle, through Node", aim: 1, measure: () => node.authoriseAndSettle(duration_s) },
    {
      name: "eligibility + authorise + settle, through Node",
      measure: () => node.wholeCall(duration_s),
    },
    { name: "the same, all on one wallet", measure: () => node.oneWallet(duration_s) },
    { name: `settle ${batchSize} at a time, through Node`, aim: 5, measure: () => settleInBatches(database) },
  ];
}

/** Returns the baseline's transactions a second. */
async function measureRound(server: LedgerServer, results: readonly Result[]): Promise<number[]> {
  const baselines = [await server.baseline.simpleUpdate(duration_s)];
  for (const { subject, rates, ratios } of results) {
    const rate = await subject.measure();
    await releaseOpenCalls(server.database);
    const before = baselines.at(-1) ?? Number.NaN;
    const after = await server.baseline.simpleUpdate(duration_s);
    baselines.push(after);
    rates.push(rate);
    ratios.push(rate / ((before + after) / 2));
  }
  return baselines;
}

function print(results: readonly Result[], baselines: readonly number[]): void {
  console.log(
    `medians of ${rounds} rounds of ${duration_s} s; pgbench -N -M prepared -c 8 on the same server`,
  );
  console.log(`${"".padEnd(nameWidth)} per second    ratio  (lowest - highest)    aim`);
  console.log(`${"pgbench -N, transactions".padEnd(nameWidth)} ${whole(median(baselines))}`);
  for (const { subject, rates, ratios } of results) {
    const range = `(${Math.min(...ratios).toFixed(2)} - ${Math.max(...ratios).toFixed(2)})`;
    const aim = subject.aim === undefined ? "" : `>= ${subject.aim}`;
    const ratio = `${median(ratios).toFixed(2).padStart(5)} x`;
    console.log(
      `${subject.name.padEnd(nameWidth)} ${whole(median(rates))}  ${ratio}  ${range.padEnd(20)} ${aim}`,
    );
  }
}

function whole(rate: number): string {
  return Math.round(rate).toString().padStart(10);
}
