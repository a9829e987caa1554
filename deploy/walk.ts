/**
 * `npm run walk`: carries out the marked commands of docs/operating.md from top to bottom, with the sandbox as the
 * vendors. Ten to thirty minutes, most of them for packages. Exit code 0 when every step worked.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Program, run } from "#e2e/support/product/stack.ts";
import { type Block, readBlocks } from "./walk/blocks.ts";
import { type Machine, makeMachine } from "./walk/machine.ts";
import { type Step, steps, type Walk } from "./walk/steps.ts";

const project = join(import.meta.dirname, "..");
const pictures = join(project, "test-results");

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());

let machine: Machine | undefined;
let sandbox: Program | undefined;
let walk: Walk | undefined;
try {
  machine = await makeMachine();
  sandbox = startSandbox(machine);
  const sandboxUrl = `http://localhost:${machine.ports.sandbox}`;
  await sandbox.answering(sandboxUrl);
  mkdirSync(pictures, { recursive: true });
  const picture = join(pictures, "walk.png");
  walk = { machine, url: machine.publicUrl, sandboxUrl, password: randomBytes(12).toString("hex"), picture };
  await walkThrough(walk);
  console.log(`The operating guide is right. The call looked like this: ${picture}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const service of ["farline", "caddy", "postgresql"]) {
    const { output } = (await machine?.log(service)) ?? { output: "" };
    if (output.trim()) console.error(`\nThe end of the log of ${service}:\n${output.trim()}`);
  }
  process.exitCode = 1;
} finally {
  await walk?.browser?.close();
  await sandbox?.end("SIGTERM");
  await machine?.remove();
}

function startSandbox({ ports, publicUrl, authority }: Machine): Program {
  return run("sandbox/main.ts", {
    ...process.env,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    PUBLIC_URL: publicUrl,
    NODE_EXTRA_CA_CERTS: authority.certificate,
  });
}

async function walkThrough(walk: Walk): Promise<void> {
  const begun_ms = Date.now();
  for (const block of readBlocks(readFileSync(join(project, "docs/operating.md"), "utf8"))) {
    const step = steps[block.id];
    if (!step) throw new Error(`The guide has a step "${block.id}" that the walk does not know.`);
    const from_ms = Date.now();
    await take(walk, block, step).catch((error: unknown) => {
      throw new Error(`WRONG  ${block.id}: ${error instanceof Error ? error.message : error}`);
    });
    console.log(`right  ${block.id}: ${step.sentence} (${seconds(from_ms)} s)`);
    stopped.signal.throwIfAborted();
  }
  console.log(`All of it took ${seconds(begun_ms)} s.`);
}

async function take(walk: Walk, { language, text }: Block, step: Step): Promise<void> {
  const commands = (await step.before?.(walk, text)) ?? text;
  let output = "";
  if (language === "sh") {
    const outcome = await walk.machine.run(commands, step.limit_s, step.input?.(walk));
    output = outcome.output;
    if (outcome.exitCode !== 0) throw new Error(`the commands ended with ${outcome.exitCode}.\n${output}`);
  }
  await step.after?.(walk, output);
}

function seconds(from_ms: number): string {
  return ((Date.now() - from_ms) / 1_000).toFixed(0);
}
