/** Every line of a server's output is one JSON object: the server's, the libraries' and the runtime's. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type BehindProxy, startBehindProxy } from "#e2e/support/product/behind-proxy.ts";
import { productDatabase } from "#e2e/support/product/product-database.ts";
import { run } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

/** Loaded before the server, as a library is: on a signal it prints, warns and fails. */
const library = `import { registerHooks } from "node:module";
let telemetry = 0;
registerHooks({
  load(url, context, next) {
    if (/\\/@opentelemetry\\/(?!api\\/)/.test(url)) telemetry += 1;
    return next(url, context);
  },
});
process.on("SIGUSR2", () => {
  console.log("words of a library\\nover two lines");
  console.log("modules of OpenTelemetry: " + telemetry);
  process.emitWarning("take care");
  setImmediate(() => Promise.reject(new Error("not caught")));
});`;

let product: BehindProxy;

beforeAll(async () => {
  await buildPageIfNeeded();
  product = await startBehindProxy({
    openDatabase: productDatabase,
    variables: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(library)}` },
  });
});
afterAll(() => product?.stop());

const lineSchema = z.looseObject({
  level: z.int(),
  time: z.int(),
  pid: z.int(),
  hostname: z.string(),
  msg: z.string(),
  err: z.looseObject({ message: z.string(), stack: z.string() }).optional(),
});

function linesOf(output: string) {
  return output
    .trim()
    .split("\n")
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

test("words of libraries, warnings and an error that was not caught", async () => {
  product.server.signal("SIGUSR2");
  expect(await product.server.exitCode()).toBe(1);
  const lines = linesOf(product.server.output());
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 30, msg: "words of a library\nover two lines" }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: "take care" }));
  // Without a variable that asks for it. The client of Prometheus loads the interfaces alone (@opentelemetry/api).
  expect(lines).toContainEqual(expect.objectContaining({ msg: "modules of OpenTelemetry: 0" }));
  const last = lines.at(-1);
  expect(last).toMatchObject({ level: 60, err: { message: "not caught" } });
  expect(last?.err?.stack).toContain("\n    at ");
});

test.each(["server/main.ts", "tools/start.ts"])(
  "the one message of %s about every wrong variable",
  async (program) => {
    const refused = run(program, { ...process.env, NODE_ENV: "production", PORT: "x", LOG_LEVEL: "loud" });
    expect(await refused.exitCode()).toBe(1);
    const [line, ...more] = linesOf(refused.output());
    expect(more).toEqual([]);
    expect(line).toMatchObject({ level: 50 });
    for (const name of ["PORT", "LOG_LEVEL", "PUBLIC_URL", "DATA_KEY", "TWILIO_", "STRIPE_", "SMTP_URL"]) {
      expect(line?.msg).toContain(name);
    }
  },
);
