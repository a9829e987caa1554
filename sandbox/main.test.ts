import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readSandboxVariables } from "./options.ts";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Starts the sandbox as `npm start` does, and collects its output. */
function start(variables: Record<string, string>) {
  const child = fork(join(import.meta.dirname, "main.ts"), {
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0", ...variables },
    silent: true,
  });
  children.push(child);
  const said = { out: "", errors: "" };
  child.stdout?.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    said.errors += chunk;
  });
  return { child, said, exit: once(child, "exit") };
}

async function startReady() {
  const started = start({});
  const [message] = await once(started.child, "message");
  expect(message).toEqual({ ready: true });
  const url = /cards +at (http:\/\/localhost:\d+)\/v1/.exec(started.said.out)?.[1];
  if (!url) throw new Error(`It did not say where it is: ${started.said.out}`);
  return { ...started, url };
}

test("it prints where every service is, answers there, and ends with its parent process", async () => {
  const { child, said, exit, url } = await startReady();
  for (const name of ["voice", "cards", "google", "rates", "mail", "smtp"]) expect(said.out).toContain(name);
  expect(said.out).toMatch(/smtp:\/\/localhost:[1-9]\d*/);
  expect(said.errors).toBe("");

  const index = await fetch(url);
  expect(await index.json()).toMatchObject({ service: "outside-services-sandbox" });
  const page = await fetch(url, { headers: { accept: "text/html,*/*" } });
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  for (const path of ["/healthz", "/rates.xml", "/stripe.js", "/mail.json"]) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  child.disconnect();
  expect(await exit).toEqual([0, null]);
});

test("SIGTERM ends it cleanly", async () => {
  const { child, exit } = await startReady();
  child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});

test("a taken port is named in one sentence", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { said, exit } = start({ SANDBOX_PORT: String(port) });
  expect(await exit).toEqual([1, null]);
  expect(said.errors.trim()).toBe(
    `The sandbox could not start: port ${port} is already taken. Stop what uses it, or set SANDBOX_PORT or SANDBOX_SMTP_PORT to another one.`,
  );
  server.close();
});

test("mail has a port of its own beside the others, and any free one where they have", () => {
  expect(readSandboxVariables({})).toMatchObject({ port: 3100, smtpPort: 3125 });
  expect(readSandboxVariables({ SANDBOX_PORT: "4100" })).toMatchObject({ port: 4100, smtpPort: 4125 });
  expect(readSandboxVariables({ SANDBOX_PORT: "0" })).toMatchObject({ port: 0, smtpPort: 0 });
});

test.each([
  ["SANDBOX_PORT", "many"],
  ["SANDBOX_SMTP_PORT", "70000"],
  ["PUBLIC_URL", "ftp://example.org"],
])("a wrong %s is named", (name, value) => {
  expect(() => readSandboxVariables({ [name]: value })).toThrow(
    expect.objectContaining({
      name: "SandboxOptionsError",
      message: expect.stringContaining(`${name} must be`),
    }),
  );
});

test("the program says what is wrong in one sentence, and ends", async () => {
  const { said, exit } = start({ SANDBOX_PORT: "many" });
  expect(await exit).toEqual([1, null]);
  expect(said.errors).toMatch(/^The sandbox could not start: SANDBOX_PORT must be [^\n]+\n$/);
});

test("production refuses it in one sentence, unless it is allowed", async () => {
  const { said, exit } = start({ NODE_ENV: "production", ALLOW_SANDBOX: "" });
  expect(await exit).toEqual([1, null]);
  expect(said.errors.trim()).toBe(
    "The sandbox could not start: it never runs in production, where it would take made-up cards and calls. " +
      "Unset NODE_ENV, or set ALLOW_SANDBOX=true for a show.",
  );
  const allowed = start({ NODE_ENV: "production", ALLOW_SANDBOX: "true" });
  const [message] = await once(allowed.child, "message");
  expect(message).toEqual({ ready: true });
});
