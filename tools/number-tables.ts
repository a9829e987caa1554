/**
 * Makes the tables of emergency numbers and of example numbers for tests, run by hand when their source has changed:
 * `node tools/number-tables.ts RESOURCES`, where RESOURCES is the folder of that name in a checkout of
 * github.com/google/libphonenumber (Apache License 2.0).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emergencyNumbersByCountry } from "./number-tables/emergency.ts";
import { examplesByCountry } from "./number-tables/examples.ts";

const [resources = ""] = process.argv.slice(2);
const project = join(import.meta.dirname, "..");

const emergency = emergencyNumbersByCountry(
  readFileSync(join(resources, "ShortNumberMetadata.xml"), "utf8"),
).map(([country, callingCode, numbers]) => `${country} ${callingCode}: ${numbers.join(" ")}`);
writeFileSync(
  join(project, "contract/numbers/emergency-table.ts"),
  `// Made by tools/number-tables.ts from google/libphonenumber's ShortNumberMetadata.xml (Apache License 2.0).

/** A country a row: its ISO code, its calling code and its emergency numbers. */
export const emergencyTable = \`
${emergency.join("\n")}
\`;
`,
);

const examples = examplesByCountry(
  readFileSync(join(resources, "PhoneNumberMetadata.xml"), "utf8"),
  readFileSync(join(resources, "ShortNumberMetadata.xml"), "utf8"),
).map(([country, numbers, shortNumbers]) => `${country} ${numbers.join(" ")}: ${shortNumbers}`);
writeFileSync(
  join(project, "testing/numbers/example-table.ts"),
  `// Made by tools/number-tables.ts from google/libphonenumber's PhoneNumberMetadata.xml and ShortNumberMetadata.xml (Apache
// License 2.0).

/** A country a row: its ISO code, a national number of each kind, and the pattern of its short numbers. */
export const exampleTable = String.raw\`
${examples.join("\n")}
\`;
`,
);
