import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePorts, run } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

let dataDirectory: string;
test.beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "farline-start-"));
});
test.afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

async function variables(changes: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const [port, sandboxPort, smtpPort] = await freePorts(3);
  return {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDirectory,
    ...changes,
  };
}

/** Starts the product, expects it to fail, and returns its output. */
async function failedStart(changes: NodeJS.ProcessEnv): Promise<string> {
  const program = run("tools/start.ts", await variables(changes));
  expect(await program.exitCode()).toBe(1);
  const output = program.output();
  expect(output, "one sentence and no stack").not.toMatch(/^\s+at /m);
  return output;
}

test("wrong variables stop the start with a sentence for each", async () => {
  const output = await failedStart({
    PORT: "abc",
    DATABASE_URL: "nonsense",
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_PUBLISHABLE_KEY: "pk_live_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
  });
  expect(output).toContain("Farline could not start: ");
  for (const sentence of [
    "PORT must be a port number",
    "DATABASE_URL must be a URL",
    "is a live key, but the sandbox would stand in",
  ])
    expect(output).toContain(sentence);
});

for (const [what, changes, sentence] of [
  [
    "a database that does not answer",
    { DATABASE_URL: "postgres://farline:hunter2@127.0.0.1:1/farline" },
    "127.0.0.1:1",
  ],
  [
    "a data directory that cannot be written",
    { DATA_DIR: "/dev/null/data" },
    "/dev/null/data is not writable",
  ],
] as const) {
  test(`${what} stops the start with one sentence`, async () => {
    const output = await failedStart(changes);
    expect(output).toContain("Farline could not start: ");
    expect(output).toContain(sentence);
    expect(output).not.toContain("hunter2");
  });
}

test("a taken port is named, and nothing is left running", async () => {
  const taken = createServer().listen(0, "localhost");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const output = await failedStart({ PORT: String(port) });
  expect(output).toContain(`port ${port} is already taken`);
  expect(processesNaming(dataDirectory)).toEqual([]);
  taken.close();
});

test("a data directory in use is refused to a second start, and the first goes on", async ({ stack }) => {
  const output = await failedStart({ DATA_DIR: stack.dataDirectory });
  expect(output).toContain(`Another running server is using the data directory ${stack.dataDirectory}`);
  expect((await fetch(`${stack.url}/readyz`)).status).toBe(200);
});

test("the start prints the page's address and how long it took, and the API page describes every call", async ({
  ownStack: stack,
}) => {
  await expect
    .poll(() => stack.output())
    .toMatch(/Farline is at http:\/\/localhost:\d+ \(first page answered after \d+\.\d s\)/);
  const document = (await (await fetch(`${stack.url}/api/docs/json`)).json()) as {
    paths: Record<string, object>;
  };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      "/api/auth/signup",
      "/api/call/deduct-credits",
      "/api/payments/create-payment-intent",
    ]),
  );
  expect(JSON.stringify(document), "what operators can do is for them").not.toContain("/api/admin");
  expect((await fetch(`${stack.url}/api/docs/`)).status).toBe(200);
  await stack.stop();
  expect(processesNaming(stack.dataDirectory)).toEqual([]);
});

test("the page is React's production version, compressed when it was built", async ({ stack }) => {
  const page = await (await fetch(stack.url)).text();
  const react = /"(\/assets\/react-[^"]+\.js)"/.exec(page)?.[1] ?? "";
  const reply = await fetch(new URL(react, stack.url), { headers: { "accept-encoding": "br" } });
  expect(reply.headers.get("content-encoding")).toBe("br");
  const script = await reply.text();
  // The development version explains its errors in full instead.
  expect(script).toContain("https://react.dev/errors/");
});

/** Command lines of running processes that name a folder. */
function processesNaming(folder: string): string[] {
  const listing = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" });
  return listing.split("\n").filter((line) => line.includes(folder) && !line.startsWith("ps "));
}
