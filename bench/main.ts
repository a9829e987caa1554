/** `npm run bench -- <subject>`: what we claim about speed, measured here and now. */
import { benchEnumeration } from "./enumeration.ts";
import { benchGateway } from "./gateway.ts";
import { benchLedger } from "./ledger.ts";
import { benchMeter } from "./metered-calls.ts";
import { benchRinging } from "./ringing.ts";
import { benchStart } from "./start.ts";

const subjects: Record<string, () => Promise<void>> = {
  calls: benchCalls,
  enumeration: benchEnumeration,
  gateway: benchGateway,
  ledger: benchLedger,
  meter: benchMeter,
  ringing: benchRinging,
  start: benchStart,
};

const [name = ""] = process.argv.slice(2);
const subject = subjects[name];
if (!subject) {
  console.error(`Usage: npm run bench -- <subject>, one of: ${Object.keys(subjects).join(", ")}`);
  process.exit(1);
}
await subject();

/** Everything about calls: how soon one rings, how many are metered in time, how many the sandbox carries. */
async function benchCalls(): Promise<void> {
  await benchRinging();
  await benchMeter();
  await benchGateway();
}
