/**
 * `npm run test:accounts -- [address] [--inbox address] [-t name]`: runs the account tests
 * against a running product, known by its address alone. Without an address it starts its own product, as `npm test`
 * does.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

const usage =
  "Usage: npm run test:accounts -- [http://localhost:3000] [--inbox http://localhost:3100/mail] [-t name]";

const { url, inbox, name } = readArguments();
const result = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, "../node_modules/vitest/vitest.mjs"),
    "run",
    "e2e/accounts/",
    ...["--project", "accounts", "--reporter", "verbose"],
    ...(name ? ["-t", name] : []),
  ],
  {
    cwd: join(import.meta.dirname, ".."),
    stdio: "inherit",
    env: {
      ...process.env,
      ...(url ? { ACCOUNTS_URL: url } : {}),
      ...(inbox ? { ACCOUNTS_INBOX: inbox } : {}),
    },
  },
);
process.exit(result.status ?? 1);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        inbox: { type: "string" },
        name: { type: "string", short: "t" },
      },
    });
    const [url, ...more] = positionals;
    if (more.length > 0 || [url, values.inbox].some((address) => address && !URL.canParse(address))) {
      throw new Error("An address begins with http:// or https://, and there is one.");
    }
    return { url, ...values };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(usage);
    process.exit(1);
  }
}
