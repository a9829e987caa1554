/** `npm run chaos`: breaks a running product over and over, and compares what it reported to its clients with what it did. */
import { randomInt } from "node:crypto";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { type ChaosArguments, readArguments, usage } from "./arguments.ts";
import { longestPause_ms } from "./comparison/finding.ts";
import { type ChaosReport, runChaos } from "./run-chaos.ts";

/** Of the nodes' log, after a run with findings. */
const lastLines = 60;

function print({ reported, disputes, rounds, findings, log, from_ms, to_ms }: ChaosReport): void {
  const { signUps, purchases, receipts: calls, refunds } = reported;
  const kinds = { "sign-ups": signUps, purchases, calls, refunds };
  console.log(
    `\n${rounds} rounds under load for ${((to_ms - from_ms) / 1_000).toFixed(0)} s. Reported to clients:`,
  );
  for (const [kind, successes] of Object.entries(kinds)) {
    const moments = successes.map(({ at_ms }) => at_ms);
    const longest_s = longestPause_ms(moments, from_ms, to_ms) / 1_000;
    console.log(
      `  ${kind.padEnd(10)} ${String(successes.length).padStart(6)}   longest without success ${longest_s.toFixed(1)} s`,
    );
  }
  const { won, lost, open } = disputes;
  console.log(
    `  disputes   ${String(won + lost + open).padStart(6)}   won ${won}, lost ${lost}, open ${open}`,
  );
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
  const counts = ["lost", "doubled", "stuck", "overspent", "wrong"].map((kind) => `${kind} ${count(kind)}`);
  for (const { kind, sentence } of findings) console.log(`${kind}: ${sentence}`);
  console.log(counts.join(", "));
  if (findings.length > 0)
    console.error(`The nodes' last words:\n${log.split("\n").slice(-lastLines).join("\n")}`);
}

function arguments_(): ChaosArguments {
  try {
    return readArguments(process.argv.slice(2), () => randomInt(2 ** 32));
  } catch {
    console.error(usage);
    process.exit(2);
  }
}

const given = arguments_();
await buildPageIfNeeded();
const standby = given.isSynchronous ? "a synchronous standby" : "an asynchronous standby";
console.log(`${given.rounds} rounds on two nodes and ${standby}, seed ${given.seed}`);
const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted.abort());
try {
  const report = await runChaos(given, (sentence) => console.log(sentence), interrupted.signal);
  print(report);
  process.exitCode = report.findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(interrupted.signal.aborted ? "Interrupted." : error);
  process.exitCode = 1;
}
