/** `npm run bench -- <subject>`: what we claim about speed, measured here and now. */
import { benchEnumeration } from "./enumeration.ts";
import { benchGateway } from "./gateway.ts";
import { benchLedger } from "./ledger.ts";
import { benchMeter } from "./metered-calls.ts";
import { benchStart } from "./start.ts";

const subjects: Record<string, () => Promise<void>> = {
  enumeration: benchEnumeration,
  gateway: benchGateway,
  ledger: benchLedger,
  meter: benchMeter,
  start: benchStart,
};

const [name = ""] = process.argv.slice(2);
const subject = subjects[name];
if (!subject) {
  console.error(`Usage: npm run bench -- <subject>, one of: ${Object.keys(subjects).join(", ")}`);
  process.exit(1);
}
await subject();
