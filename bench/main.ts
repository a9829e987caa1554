/** `npm run bench -- SUBJECT`: measures what we claim about speed on this machine. */
import { benchAnswers } from "./answers.ts";
import { benchEnumeration } from "./enumeration.ts";
import { benchGrowth } from "./growth.ts";
import { benchHttp } from "./http.ts";
import { benchLedger } from "./ledger.ts";
import { benchMeter } from "./meter.ts";
import { benchProcessor } from "./processor.ts";
import { benchWeb } from "./web.ts";

const subjects: Record<string, (paths: readonly string[]) => Promise<void>> = {
  answers: benchAnswers,
  enumeration: benchEnumeration,
  growth: benchGrowth,
  http: benchHttp,
  ledger: benchLedger,
  meter: benchMeter,
  processor: benchProcessor,
  web: benchWeb,
};

const [name = "", ...paths] = process.argv.slice(2);
const subject = subjects[name];
if (!subject) {
  console.error(`Usage: npm run bench -- <subject>, one of: ${Object.keys(subjects).join(", ")}`);
  process.exit(1);
}
await subject(paths);
