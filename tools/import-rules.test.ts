import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const project = join(import.meta.dirname, "..");

/** Imports that the rules must refuse: a file in the first room imports one in the second. */
const forbidden: [from: string, to: string, rule: string][] = [
  ["contract/wire.ts", "domain/money/amount.ts", "contract-stays-in-its-room"],
  ["contract/messages/mails.ts", "words/translate.ts", "contract-stays-in-its-room"],
  ["words/translate.ts", "domain/money/amount.ts", "words-stays-in-its-room"],
  ["web/kit/loading/language.ts", "words/all.ts", "the-page-loads-one-language"],
  ["domain/calls/hold.ts", "adapters/postgres/pool.ts", "domain-stays-in-its-room"],
  ["domain/calls/settle.ts", "server/main.ts", "domain-stays-in-its-room"],
  ["domain/ledger/post.ts", "domain/calls/hold.ts", "domain-ledger-knows-its-siblings"],
  ["domain/payments/reconcile.ts", "domain/calls/hold.ts", "domain-payments-knows-its-siblings"],
  ["adapters/stripe/client.ts", "adapters/postgres/pool.ts", "adapters-are-strangers"],
  ["adapters/stripe/webhook.ts", "server/config.ts", "adapters-stays-in-its-room"],
  ["server/http/routes/call-routes.ts", "adapters/postgres/pool.ts", "only-main-composes"],
  ["server/jobs/sweep.ts", "adapters/postgres/pool.ts", "only-main-composes"],
  ["server/main.ts", "sandbox/main.ts", "sandbox-is-never-composed"],
  ["server/compose/tariff.ts", "tools/deck/generate.ts", "tools-stay-outside-the-product"],
  ["server/http/routes.ts", "deploy/release.ts", "server-http-stays-in-its-room"],
  ["server/jobs/outbox.ts", "chaos/faults.ts", "server-jobs-stays-in-its-room"],
  ["server/pages/html-page.ts", "server/config.ts", "server-pages-stays-in-its-room"],
  ["server/compose/admin.ts", "server/pages/html-page.ts", "pages-by-their-door"],
  ["sandbox/voice/gateway.ts", "domain/calls/hold.ts", "sandbox-stays-in-its-room"],
  ["web/app/call/card.tsx", "domain/calls/hold.ts", "web-stays-in-its-room"],
  ["web/app/call/dial.tsx", "web/app/purchase/page.tsx", "web-journeys-are-strangers"],
  ["web/number/tariff/price-queries.ts", "web/site/rates/page.tsx", "web-number-knows-its-siblings"],
  ["web/number/tariff/price-words.ts", "web/phone/phone.ts", "web-number-knows-its-siblings"],
  ["web/number/number-field.tsx", "web/phone/tones.ts", "web-number-knows-its-siblings"],
  ["web/number/number-field.tsx", "web/number/plans/read.ts", "the-page-loads-numbering-plans-late"],
  ["web/kit/captcha/captcha.tsx", "web/site/contact/form.tsx", "web-kit-knows-its-siblings"],
  ["web/phone/engine/next.ts", "web/phone/twilio/create-transport.ts", "two-doors-to-the-carrier"],
  ["web/app/call/dial.tsx", "web/phone/twilio/errors.ts", "two-doors-to-the-carrier"],
  ["web/kit/controls/button.tsx", "web/kit/api/client.ts", "web-kit-controls-knows-its-siblings"],
  ["web/shell/app.tsx", "web/arrival/start.tsx", "entries-alone-know-arrival"],
  ["web/shell/frame/footer.tsx", "web/admin/main.tsx", "web-shell-knows-its-siblings"],
  ["web/shell/frame/footer.tsx", "contract/operators/routes.ts", "users-load-nothing-of-operators"],
  ["web/admin/screens.tsx", "web/app/call/card.tsx", "web-admin-knows-its-siblings"],
  ["web/kit/session/session.ts", "web/shell/router.tsx", "web-kit-knows-its-siblings"],
  ["domain/calls/testing/calls.ts", "adapters/postgres/pool.ts", "domain-stays-in-its-room"],
  ["domain/calls/hold.test.ts", "server/main.ts", "domain-tests-stays-in-its-room"],
  ["contract/wire.test.ts", "domain/money/amount.ts", "contract-tests-stays-in-its-room"],
  ["domain/calls/settle.ts", "testing/database/database.ts", "domain-stays-in-its-room"],
  ["testing/database/database.ts", "e2e/support/stack.ts", "testing-stays-in-its-room"],
  ["contract/clock.ts", "node:fs", "contract-imports-zod-and-numbering-plans-only"],
  ["domain/tariff/deck.ts", "domain/tariff/trie.ts", "no-cycles"],
];

const allowed: [from: string, to: string][] = [
  ["domain/calls/authorise.ts", "domain/ledger/post.ts"],
  ["domain/payments/quote.ts", "domain/money/amount.ts"],
  ["adapters/postgres/store.ts", "domain/calls/hold.ts"],
  ["server/main.ts", "adapters/postgres/pool.ts"],
  ["server/http/routes.ts", "contract/wire.ts"],
  ["server/main.ts", "server/pages/index.ts"],
  ["words/say.ts", "contract/messages/message.ts"],
  ["web/shell/router.tsx", "web/app/purchase/page.tsx"],
  ["web/app/purchase/form.tsx", "web/kit/controls/button.tsx"],
  ["web/shell/main.tsx", "web/arrival/start.tsx"],
  ["web/vite.config.ts", "web/arrival/first-paint.ts"],
  ["web/app/call/quote.tsx", "web/number/tariff/price-words.ts"],
  ["web/number/tariff/price-queries.ts", "web/kit/api/client.ts"],
  ["web/number/price/number-price.ts", "web/number/tariff/price-queries.ts"],
  ["web/app/call/recent.tsx", "web/app/contacts/book/suggestions.tsx"],
  ["web/site/sign-in/form.tsx", "web/kit/captcha/captcha.tsx"],
  ["web/admin/lib/run.ts", "contract/operators/routes.ts"],
  ["web/admin/frame/frame.tsx", "web/kit/controls/button.tsx"],
  ["sandbox/voice/call.ts", "contract/wire.ts"],
  ["domain/calls/hold.test.ts", "adapters/postgres/pool.ts"],
  ["domain/calls/hold.test.ts", "testing/database/database.ts"],
  ["testing/database/database.ts", "adapters/postgres/pool.ts"],
  ["web/phone/create-phone.ts", "web/phone/twilio/create-transport.ts"],
];

/** Packages that production must not import: they are development dependencies, and no image has them. */
const forbiddenPackages = [
  ["adapters/postgres/socket.ts", "ws"],
  ["server/compose/page.ts", "vite"],
  ["tools/tariff/report.ts", "yaml"],
] as const;

/** The start imports the first file, and the first file the second: test support must not be reached by a detour. */
const detour = ["server/compose/detour.ts", "testing/http/harness.ts"] as const;

interface Violation {
  from: string;
  to: string;
  rule: string;
}
let fixture = "";
let violations: Violation[] = [];

beforeAll(() => {
  fixture = mkdtempSync(join(tmpdir(), "farline-import-rules-"));
  for (const file of [".dependency-cruiser.cjs", "package.json"]) {
    cpSync(join(project, file), join(fixture, file));
  }
  symlinkSync(join(project, "node_modules"), join(fixture, "node_modules"));
  for (const [path, source] of fixtureFiles()) {
    mkdirSync(dirname(join(fixture, path)), { recursive: true });
    writeFileSync(join(fixture, path), source);
  }
  violations = cruise(fixture);
});
afterAll(() => rmSync(fixture, { recursive: true, force: true }));

function fixtureFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, line: string) => files.set(path, `${files.get(path) ?? "export {};\n"}${line}`);
  for (const [from, to] of [...forbidden, ...allowed]) {
    const target = to.startsWith("node:") ? to : `#${to}`;
    add(from, `import {} from "${target}";\n`);
    if (!to.startsWith("node:")) add(to, "");
  }
  for (const [from, name] of forbiddenPackages) add(from, `import type {} from "${name}";\n`);
  const [first, second] = detour;
  add("server/main.ts", `import type {} from "#${first}";\n`);
  add(first, `import type {} from "#${second}";\n`);
  add(second, "");
  add("domain/tariff/trie.ts", 'import type {} from "./deck.ts";\n');
  for (const file of ["phone/engine/performer.ts", "phone/twilio/load-sdk.ts"]) {
    add(`web/${file}`, 'void import("@twilio/voice-sdk");\n');
  }
  for (const room of ["contract", "web/kit", "sandbox/voice"]) {
    add(`${room}/full-schema.ts`, 'import * as z from "zod";\n');
    add(`${room}/mini-schema.ts`, 'import * as z from "zod/mini";\n');
  }
  // The rules must also read files that are more than TypeScript: markup in a .tsx file.
  add("web/app/call/dial.tsx", "export const dial = <p>Which number do you import?</p>;\n");
  return files;
}

function cruise(directory: string): Violation[] {
  const command = join(project, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const output = execFileSync(
    process.execPath,
    [command, "--config", ".dependency-cruiser.cjs", "--output-type", "json", "."],
    { cwd: directory, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
}

test.each(forbidden)("a forbidden import is refused: %s -> %s", (from, to, rule) => {
  expect(violations).toContainEqual({ from, to: to.replace("node:", ""), rule });
});

test.each(forbiddenPackages)("a development package is refused: %s -> %s", (from, name) => {
  const broken = violations.filter(({ rule }) => rule === "production-uses-production-packages");
  expect(broken.filter((each) => each.from === from).map(({ to }) => to)).toEqual([
    expect.stringContaining(`node_modules/${name}/`),
  ]);
});

test("the carrier's SDK is refused outside the transport", () => {
  const broken = violations.filter(({ rule }) => rule === "the-carriers-sdk-stays-behind-its-transport");
  expect(broken.map(({ from }) => from)).toEqual(["web/phone/engine/performer.ts"]);
});

test("test support that the start reaches by a detour is refused", () => {
  expect(violations).toContainEqual({
    from: "server/main.ts",
    to: detour[1],
    rule: "production-reaches-no-test-support",
  });
});

test.each(allowed)("an allowed import is accepted: %s -> %s", (from, to) => {
  expect(violations.filter((violation) => violation.from === from && violation.to === to)).toEqual([]);
});

test("the contract and the page may use zod/mini, and not the full zod", () => {
  const refused = violations.filter(({ rule }) => rule === "the-page-knows-zod-mini-alone");
  expect(refused.map(({ from }) => from).sort()).toEqual([
    "contract/full-schema.ts",
    "web/kit/full-schema.ts",
  ]);
});
