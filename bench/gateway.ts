import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { CallersReport } from "./gateway-callers.ts";

const step = 20;
const mostCalls = 240;
const listen_ms = 5_000;
const mostLoss = 0.01;

interface Usage {
  cpu: NodeJS.CpuUsage;
  at_ms: number;
}

/** How many audio calls the sandbox's gateway, one Node process and so one core, holds at once with under 1 % lost. */
export async function benchGateway(): Promise<void> {
  const gateway = start("gateway-sandbox.ts");
  const { url } = await nextMessage<{ url: string }>(gateway);
  const callers = start("gateway-callers.ts", url);
  console.log(`calls at once   packets lost   gateway's processor (of one core)   callers that failed`);
  let held = 0;
  try {
    for (let calls = step; calls <= mostCalls; calls += step) {
      const before = await ask<Usage>(gateway, {});
      const report = await ask<CallersReport>(callers, { add: step, listen_ms });
      const after = await ask<Usage>(gateway, {});
      const loss = Math.max(0, 1 - report.came / report.due);
      console.log(
        `${String(report.calls).padStart(13)}   ${percent(loss)}   ${percent(processorShare(before, after)).padStart(33)}   ${report.failed}`,
      );
      if (loss > mostLoss || report.failed > 0) break;
      held = report.calls;
    }
  } finally {
    callers.kill();
    gateway.kill();
  }
  console.log(`held with under 1 % lost: ${held}`);
}

function start(script: string, ...values: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(script, import.meta.url)), values);
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, "message");
  return message;
}

function ask<T>(child: ChildProcess, question: object): Promise<T> {
  const answer = nextMessage<T>(child);
  child.send(question);
  return answer;
}

function processorShare(before: Usage, after: Usage): number {
  const used_us = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return used_us / 1_000 / (after.at_ms - before.at_ms);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`.padStart(12);
}
