import { type Stack, startStack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { median } from "./median.ts";

const rounds = 5;

/** Measures the start until the first page, with the embedded database: on an empty data directory and a used one. */
export async function benchStart(): Promise<void> {
  await buildPageIfNeeded();
  const first_s: number[] = [];
  const again_s: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const stack = await startStack();
    first_s.push(await printedSeconds(stack));
    await stack.stopApp();
    await stack.startApp();
    again_s.push(await printedSeconds(stack));
    await stack.stop();
  }
  console.log(`start to first answered page, median of ${rounds}`);
  console.log(`  new data directory       ${median(first_s).toFixed(1)} s`);
  console.log(`  existing data directory  ${median(again_s).toFixed(1)} s`);
}

async function printedSeconds(stack: Stack): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const printed = /first page answered after ([\d.]+) s/.exec(stack.output())?.[1];
    if (printed) return Number(printed);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the start printed no time:\n${stack.output()}`);
}
