import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { ConfigurationError, readConfig, variableNames } from "#server/config.ts";

const text = readFileSync(join(import.meta.dirname, "example.env"), "utf8");
const example = parseEnv(text);
/** Made-up values, in the vendors' formats. */
const filledIn = {
  PUBLIC_URL: "https://calls.test",
  DATABASE_URL: "postgres://farline:secret@127.0.0.1:5432/farline",
  DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, n) => n * 7)).toString("base64"),
  TWILIO_ACCOUNT_SID: `AC${"a1".repeat(16)}`,
  TWILIO_AUTH_TOKEN: "b2".repeat(16),
  TWILIO_API_KEY_SID: `SK${"c3".repeat(16)}`,
  TWILIO_API_KEY_SECRET: "d4".repeat(16),
  TWILIO_APP_SID: `AP${"e5".repeat(16)}`,
  TWILIO_CALLER_ID: "+12025550123",
  STRIPE_SECRET_KEY: "sk_live_made_up",
  STRIPE_PUBLISHABLE_KEY: "pk_live_made_up",
  STRIPE_WEBHOOK_SECRET: "whsec_made_up",
  SMTP_URL: "smtps://calls:secret@mail.calls.test:465",
  MAIL_FROM: "Calls <hello@calls.test>",
  OPERATOR_EMAIL: "operator@calls.test",
};
/** The server starts without it, on the embedded database, which no image has. */
const databaseUrl = "DATABASE_URL";

function problems(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables);
    return "";
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}

test("the file leaves empty what production demands, and nothing else", () => {
  const empty = Object.keys(example).filter((name) => example[name] === "" && name !== "POSTGRES_PASSWORD");
  expect(empty.toSorted()).toEqual(Object.keys(filledIn).toSorted());
});

test("filled in, it starts production without the sandbox", () => {
  expect(problems({ ...example, ...filledIn })).toBe("");
  const config = readConfig({ ...example, ...filledIn });
  expect(config.production).toBe(true);
  expect(config.sandbox.parts).toEqual([]);
});

test.each(Object.keys(filledIn).filter((name) => name !== databaseUrl))("production demands %s", (name) => {
  const sentences = problems({ ...example, ...filledIn, [name]: "" });
  // A vendor of whom nothing is set is named as a whole: SMTP_URL, TWILIO_*.
  expect(sentences).toContain(name);
});

test("what production demands of an empty environment stands in the file", () => {
  const demanded = problems({ NODE_ENV: "production" }).match(/\b[A-Z]+_[A-Z_]*\*?/g) ?? [];
  expect(demanded.length).toBeGreaterThan(4);
  for (const name of demanded.filter((each) => !["ALLOW_SANDBOX", "GOOGLE_*"].includes(each))) {
    const isListed = Object.keys(example).some((listed) =>
      name.endsWith("*") ? listed.startsWith(name.slice(0, -1)) : listed === name,
    );
    expect(isListed, name).toBe(true);
  }
});

test("every variable that it names is one, also those that are switched off", () => {
  const named = [...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.filter((name) => name !== "POSTGRES_PASSWORD" && !variableNames.includes(name ?? ""))).toEqual(
    [],
  );
});

test("it holds no secret", () => {
  for (const [name, value] of Object.entries(example)) {
    if (!["NODE_ENV", "TRUSTED_PROXIES"].includes(name)) expect(value, name).toBe("");
  }
});
