/** `npm run bench -- <subject>`: measures what we claim about speed on this machine. */
import { benchAnswers } from "./answers.ts";
import { benchEnumeration } from "./enumeration.ts";
import { benchGateway } from "./gateway.ts";
import { benchHttp } from "./http.ts";
import { benchLedger } from "./ledger.ts";
import { benchMeter } from "./metered-calls.ts";
import { benchRinging } from "./ringing.ts";
import { benchStart } from "./start.ts";
import { benchWeb } from "./web.ts";

const subjects: Record<string, (words: readonly string[]) => Promise<void>> = {
  answers: benchAnswers,
  calls: benchCalls,
  enumeration: benchEnumeration,
  gateway: benchGateway,
  http: benchHttp,
  ledger: benchLedger,
  meter: benchMeter,
  ringing: benchRinging,
  start: benchStart,
  web: benchWeb,
};

const [name = "", ...words] = process.argv.slice(2);
const subject = subjects[name];
if (!subject) {
  console.error(`Usage: npm run bench -- <subject>, one of: ${Object.keys(subjects).join(", ")}`);
  process.exit(1);
}
await subject(words);

/** Measures calls: time to ringing, calls metered in time, and calls that the sandbox carries at once. */
async function benchCalls(): Promise<void> {
  await benchRinging();
  await benchMeter();
  await benchGateway();
}
