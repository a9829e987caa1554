/** Needs of each marked block of the operating guide besides its own commands, and the check that it worked. */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { pinnedKey } from "./authority.ts";
import { type Customer, comeBack, firstCall, openBrowser, type Place } from "./first-call.ts";
import type { Machine } from "./machine.ts";

export interface Walk extends Place {
  machine: Machine;
  /** Of the database's role. */
  password: string;
  picture: string;
  browser?: Browser;
  customer?: Customer;
}

export interface Step {
  sentence: string;
  limit_s: number;
  /** Text that a person types while the block runs. */
  input?: (walk: Walk) => string;
  /** Before the block; returns the block as it is to be run. */
  before?: (walk: Walk, text: string) => string | Promise<string>;
  /** After the block, with its output; throws when it did not do what the guide promises. */
  after?: (walk: Walk, output: string) => void | Promise<void>;
}

/** One for each marked block, and no other. */
export const steps: Readonly<Record<string, Step>> = {
  machine: {
    sentence: "The packages are there.",
    limit_s: 30,
    after: ({ machine }) => machine.installPostgres(),
  },
  database: {
    sentence: "PostgreSQL has a role and a database.",
    limit_s: 30,
    input: ({ password }) => `${password}\n${password}\n`,
  },
  archive: { sentence: "Finished pieces of the write-ahead log go to the archive.", limit_s: 60 },
  release: {
    sentence: "The release is made from a clone.",
    limit_s: 1_800,
    after: ({ machine }) => adaptFiles(machine),
  },
  variables: {
    sentence: "The variables are filled in.",
    limit_s: 10,
    before(walk, text) {
      walk.machine.answer("farline.env", answers(walk));
      return text;
    },
  },
  start: {
    sentence: "The server is ready.",
    limit_s: 180,
    after: (_walk, output) => expectText(output, '"ready"'),
  },
  proxy: {
    sentence: "The page is served by TLS, and browsers keep to it.",
    limit_s: 180,
    after: (_walk, output) => expectText(output, /^strict-transport-security: max-age=\d{8}/im),
  },
  check: {
    sentence: "Every check is right.",
    limit_s: 120,
    after: (_walk, output) => expectText(output, /All \d+ checks are right/),
  },
  prices: {
    sentence: "The operator's prices are in force.",
    limit_s: 300,
    before({ machine }, text) {
      machine.answer("prices.csv", `s/^44,United Kingdom,1,/44,United Kingdom,${ukPrice},/\n`);
      return text;
    },
  },
  backups: { sentence: "A backup is made each night.", limit_s: 10 },
  base: { sentence: "A base backup stands beside the archive.", limit_s: 120 },
  "first-call": {
    sentence: "A customer signs up, buys, calls, hears, and gets the receipt.",
    limit_s: 240,
    async after(walk) {
      walk.browser = await openBrowser(await pinnedKey(walk.url, walk.machine.authority));
      walk.customer = await firstCall(walk.browser, walk, walk.picture);
      expectText(String(walk.customer.cost), String(ukPrice));
    },
  },
  update: { sentence: "A new version replaces the old one.", limit_s: 1_800, after: customerComesBack },
  restore: {
    sentence: "The database is lost, comes back from the night's backup, and its ledger is right.",
    limit_s: 300,
    async before(walk, text) {
      await carryOut(walk.machine, nightlyBackup(walk.machine));
      return text;
    },
    async after(walk, output) {
      expectText(output, "The ledger is right");
      await customerComesBack(walk);
    },
  },
  recover: {
    sentence: "After a mistake the database is again as it was the moment before.",
    limit_s: 300,
    async before({ machine }, text) {
      const moment = (await carryOut(machine, inDatabase("SELECT now()"))).trim();
      const left = await carryOut(machine, inDatabase(`${mistake}; SELECT count(*) FROM call`));
      if (left.trim() !== "0") throw new Error(`The mistake left calls: ${left}`);
      const [base = ""] = readdirSync(join(machine.root, "mnt/archive/base"));
      return text
        .replace(/^MOMENT=.*$/m, `MOMENT='${moment}'`)
        .replace(/^BASE=.*$/m, `BASE=/mnt/archive/base/${base}`);
    },
    async after(walk, output) {
      expectText(output, "The ledger is right");
      await customerComesBack(walk);
    },
  },
};

const mistake = "DELETE FROM call; DELETE FROM payment; DELETE FROM session; DELETE FROM tariff_version";
/** Not the default deck's, so that the first call shows which deck is in force. */
const ukPrice = 3;

function answers({ machine, url, password }: Walk): string {
  const { ports } = machine;
  const values = {
    PUBLIC_URL: url,
    DATABASE_URL: `postgres://farline:${password}@127.0.0.1:${ports.database}/farline`,
    DATA_KEY: randomBytes(32).toString("base64"),
    PORT: ports.server,
    // The vendors are the sandbox.
    ALLOW_SANDBOX: "true",
    SANDBOX_PORT: ports.sandbox,
    SANDBOX_SMTP_PORT: ports.smtp,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}

/** Gives the unit and the operator's program the walk's folders, and the proxy its ports and its authority. */
function adaptFiles({ root, adapt, ports, authority }: Machine): void {
  const change = (path: string, how: (text: string) => string) => {
    const file = join(root, path);
    writeFileSync(file, how(readFileSync(file, "utf8")));
  };
  change("home/farline/deploy/farline.service", adapt);
  change("usr/local/sbin/farline", adapt);
  const options = [
    `http_port ${ports.http}`,
    "default_bind 127.0.0.1",
    "skip_install_trust",
    `pki {\n\t\tca local {\n\t\t\troot {\n\t\t\t\tcert ${authority.certificate}\n\t\t\t\tkey ${authority.key}\n\t\t\t}\n\t\t}\n\t}`,
  ];
  change("home/farline/deploy/Caddyfile", (text) => text.replace(/^\{\n/m, `{\n\t${options.join("\n\t")}\n`));
}

/** The command of the first line that the guide gives to cron, where a percent sign is escaped. */
function nightlyBackup({ root }: Machine): string {
  const [line = ""] = readFileSync(join(root, "etc/cron.d/farline"), "utf8").split("\n");
  const command = /^(?:\S+ ){5}root (.+)$/.exec(line)?.[1];
  if (!command) throw new Error(`cron would not understand: ${line}`);
  return command.replaceAll("\\%", "%");
}

function inDatabase(sql: string): string {
  return `runuser -u postgres -- psql --quiet --tuples-only --no-align --dbname=farline --command="${sql}"`;
}

async function carryOut(machine: Machine, command: string): Promise<string> {
  const { exitCode, output } = await machine.run(command, 300);
  if (exitCode !== 0) throw new Error(`${command} ended with ${exitCode}:\n${output}`);
  return output;
}

async function customerComesBack(walk: Walk): Promise<void> {
  if (!walk.browser || !walk.customer) throw new Error("The first call must come before");
  await comeBack(walk.browser, walk, walk.customer, walk.picture.replace(".png", "-wrong.png"));
}

function expectText(output: string, expected: string | RegExp): void {
  const found = typeof expected === "string" ? output.includes(expected) : expected.test(output);
  if (!found) throw new Error(`${expected} is missing in:\n${output}`);
}
