import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { live, problemsOf } from "#server/config/testing/environments.ts";
import { readConfig } from "#server/config.ts";

describe("providers of sign-in beside Google", () => {
  const logo = join(import.meta.dirname, "../../../e2e/support/acme.svg");
  const acme = {
    OIDC_PROVIDERS: "acme",
    OIDC_ACME_ISSUER: "https://login.acme.example",
    OIDC_ACME_CLIENT_ID: "id",
    OIDC_ACME_CLIENT_SECRET: "secret",
    OIDC_ACME_LABEL: "Acme",
    OIDC_ACME_LOGO: logo,
  };
  const named = (name: string) =>
    Object.fromEntries(Object.entries(acme).map(([key, value]) => [key.replace("ACME", name), value]));

  test("are none, unless they are named", () => {
    expect(readConfig({}).openidProviders).toMatchObject([{ name: "google" }]);
    expect(readConfig(acme).openidProviders).toEqual([
      {
        name: "google",
        label: "Google",
        knownAs: "https://accounts.google.com",
        refusesUnverified: true,
        issuer: "http://localhost:3100/google",
        ...sandboxAccounts.google,
      },
      {
        name: "acme",
        label: "Acme",
        issuer: "https://login.acme.example",
        clientId: "id",
        clientSecret: "secret",
        scopes: "openid email profile",
        responseMode: "query",
        prompt: "select_account",
        trustsEmail: false,
        logo: { type: "image/svg+xml", content: readFileSync(logo) },
      },
    ]);
    expect(problemsOf({ ...live, ...acme, NODE_ENV: "production" })).toEqual([]);
  });

  test("need every variable, and all that is missing is named at once", () => {
    expect(problemsOf({ OIDC_PROVIDERS: "acme,microsoft" })).toEqual(
      ["ACME", "MICROSOFT"].flatMap((name) =>
        ["ISSUER", "CLIENT_ID", "CLIENT_SECRET", "LABEL", "LOGO"].map(
          (setting) =>
            `OIDC_${name}_${setting} must be set, because OIDC_PROVIDERS names ${name.toLowerCase()}`,
        ),
      ),
    );
  });

  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ OIDC_PROVIDERS: "my-login" }, /^OIDC_PROVIDERS must be names of small letters/],
    [{ OIDC_PROVIDERS: "google" }, /^OIDC_PROVIDERS must not name google: set GOOGLE_CLIENT_ID/],
    [{ ...acme, OIDC_PROVIDERS: "acme,acme" }, /^OIDC_PROVIDERS names acme twice$/],
    [{ ...acme, OIDC_ACNE_SCOPES: "openid" }, /^OIDC_ACNE_SCOPES is set, but belongs to no provider/],
    [{ ...acme, OIDC_ACME_ISSUER: "acme" }, /^OIDC_ACME_ISSUER must be a URL/],
    [
      { ...acme, OIDC_ACME_ISSUER: "http://login.acme.example" },
      /^OIDC_ACME_ISSUER must begin with https:\/\//,
    ],
    [
      { ...live, ...acme, NODE_ENV: "production", OIDC_ACME_ISSUER: "http://localhost:3100/oidc/acme" },
      /^OIDC_ACME_ISSUER must begin with https:\/\/ in production$/,
    ],
    [{ ...acme, OIDC_ACME_ISSUER: "https://accounts.google.com" }, /^OIDC_ACME_ISSUER is Google/],
    [
      {
        ...acme,
        ...named("OTHER"),
        OIDC_PROVIDERS: "acme,other",
        OIDC_OTHER_LABEL: "Other",
        OIDC_OTHER_ISSUER: "https://login.acme.example/",
      },
      /^OIDC_OTHER_ISSUER is the same as OIDC_ACME_ISSUER$/,
    ],
    [
      {
        ...acme,
        ...named("OTHER"),
        OIDC_PROVIDERS: "acme,other",
        OIDC_OTHER_LABEL: "ACME",
        OIDC_OTHER_ISSUER: "https://other.example",
      },
      /^OIDC_OTHER_LABEL is taken by acme/,
    ],
    [{ ...acme, OIDC_ACME_LABEL: "Google" }, /^OIDC_ACME_LABEL is taken by google/],
    [{ ...acme, OIDC_ACME_LABEL: "<b>" }, /^OIDC_ACME_LABEL must be a name/],
    [
      { ...acme, OIDC_ACME_LOGO: "/nowhere.svg" },
      /^OIDC_ACME_LOGO must be a file that can be read, not "\/nowhere.svg" \(ENOENT\)$/,
    ],
    [{ ...acme, OIDC_ACME_LOGO: import.meta.filename }, /^OIDC_ACME_LOGO must be an SVG or a PNG$/],
    [{ ...acme, OIDC_ACME_SCOPES: "email" }, /^OIDC_ACME_SCOPES must begin with openid/],
    [
      { ...acme, OIDC_ACME_RESPONSE_MODE: "fragment" },
      /^OIDC_ACME_RESPONSE_MODE must be query or form_post$/,
    ],
    [
      {
        ...acme,
        OIDC_ACME_ISSUER: "https://login.microsoftonline.com/common/v2.0",
        OIDC_ACME_TRUST_EMAIL: "true",
      },
      /^OIDC_ACME_TRUST_EMAIL must not be true for https:\/\/login.microsoftonline.com\/common\/v2.0/,
    ],
    [
      {
        ...live,
        ...acme,
        NODE_ENV: "production",
        OIDC_ACME_CLIENT_SECRET: sandboxAccounts.openid.clientSecret,
      },
      /^OIDC_ACME_CLIENT_SECRET is a published value/,
    ],
  ])("are refused with %j", (variables, sentence) => {
    const problems = problemsOf(variables);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });
});
