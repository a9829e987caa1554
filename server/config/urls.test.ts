import { describe, expect, test } from "vitest";
import { ConfigurationError, readConfig, readStorageConfig } from "#server/config.ts";
import { quietApp } from "#testing/http/quiet-app.ts";

function sentenceOf(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return String(error);
  }
  return expect.fail("it should have been refused");
}

describe("PUBLIC_URL", () => {
  test.each([
    ["https://звонки.example", "https://xn--b1ajehof.example"],
    ["https://Anrufe-für-Müller.example:443/", "https://xn--anrufe-fr-mller-6vbd.example"],
    ["http://電話.localhost:3800", "http://xn--722ax0w.localhost:3800"],
    ["https://FARLINE.example", "https://farline.example"],
    ["https://farline.example:8443/", "https://farline.example:8443"],
  ])("%s is %s everywhere", async (given, ascii) => {
    const { publicUrl } = readConfig({ PUBLIC_URL: given });
    expect(publicUrl).toBe(ascii);
    const app = await quietApp({ publicUrl });
    app.get("/page", async () => "page");
    expect((await app.inject("/page")).statusCode).toBe(200);
    await app.close();
  });

  test.each([
    "https://farline.example/calls",
    "https://farline.example/calls/",
    "https://farline.example//",
    "https://farline.example/?from=mail",
    "https://farline.example?",
    "https://farline.example/#top",
    "https://ada:hunter2@farline.example",
    "https://ada@farline.example",
  ])("%s is refused", (given) => {
    const sentence = sentenceOf({ PUBLIC_URL: given });
    expect(sentence).toMatch(
      /PUBLIC_URL must be scheme, host and port alone, such as https:\/\/farline\.example/,
    );
    expect(sentence).not.toContain("hunter2");
  });

  test.each(["https://", "https://a b.example", "ftp://farline.example", "farline.example/calls"])(
    "%s is no address",
    (given) => expect(sentenceOf({ PUBLIC_URL: given })).toContain("PUBLIC_URL must be a URL such as"),
  );
});

/** Passwords that a generator makes; the digits behind the colon would be read as a port. */
const passwords = [
  "4711#key",
  "4711/key",
  "4711@key",
  "4711?key",
  "key#4711",
  "p@4711/key",
  "47 11",
  "100%",
  "%ff",
  "%zz",
];

describe.each([
  ["DATABASE_URL", "postgres", "db.example:5432/farline?sslmode=verify-full"],
  ["DATABASE_DIRECT_URL", "postgresql", "[2001:db8::1]/farline"],
  ["SMTP_URL", "smtps", "mail.example:465"],
])("%s", (name, scheme, rest) => {
  const variables = (url: string) => ({ DATABASE_URL: "postgres://localhost/farline", [name]: url });

  test.each(passwords)("whose password is %s is refused, and no part of it is printed", (password) => {
    const sentence = sentenceOf(variables(`${scheme}://farline:${password}@${rest}`));
    expect(sentence).toMatch(
      new RegExp(`${name} must be a URL such as .* percent-encoded: .* %40 for @, .*%23 for #`),
    );
    expect(sentence).not.toMatch(/4711|key|%ff|%zz/);
  });

  test.each([...passwords, "ключ", "^$&:;=+!'()*,~|<>\"`{}[]\\"])(
    "whose password is %s, encoded, is taken",
    (password) => {
      const url = `${scheme}://farline:${encodeURIComponent(password)}@${rest}`;
      expect(() => readConfig(variables(url))).not.toThrow();
      expect(decodeURIComponent(new URL(url).password)).toBe(password);
    },
  );
});

test.each([
  "postgres://localhost/farline",
  "postgres:///farline?host=/run/postgresql",
  "postgresql://farline@%2Frun%2Fpostgresql/farline",
  "postgres://farline:a:b@127.0.0.1:5432/farline?sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem",
])("the address %s stays right", (url) => {
  expect(readStorageConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each([
  [
    "postgres://farline:secret@/farline?host=/cloudsql/project:europe-west1:calls",
    "postgres://farline:secret@localhost/farline?host=/cloudsql/project:europe-west1:calls",
  ],
  [
    "postgresql://farline@/farline?sslmode=disable&host=/run/postgresql",
    "postgresql://farline@localhost/farline?sslmode=disable&host=/run/postgresql",
  ],
])("the address %s of a socket has no host", (url, read) => {
  expect(readStorageConfig({ DATABASE_URL: url }).databaseUrl).toBe(read);
});

test("an address with a user, and with neither host nor socket, is refused", () => {
  expect(sentenceOf({ DATABASE_URL: "postgres://farline@/farline" })).toMatch(/DATABASE_URL must be a URL/);
});

test("a CAPTCHA's address goes into headers in its ASCII form", () => {
  const { captcha } = readConfig({
    TURNSTILE_SITE_KEY: "site",
    TURNSTILE_SECRET_KEY: "secret",
    CAPTCHA_SCRIPT_URL: "https://prüfung.example/api.js",
  });
  expect(captcha?.scriptUrl).toBe("https://xn--prfung-4ya.example/api.js");
});
