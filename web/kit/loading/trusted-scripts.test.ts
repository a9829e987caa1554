import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublicConfig } from "#contract/pages/config.ts";

type Rules = { createScriptURL(url: string): string | null; createHTML?(html: string): string | null };
const policies = new Map<string, Rules>();

beforeEach(() => {
  vi.resetModules();
  policies.clear();
  vi.stubGlobal("location", new URL("https://farline.example/contact"));
  vi.stubGlobal("window", {
    trustedTypes: {
      createPolicy(name: string, rules: Rules) {
        policies.set(name, rules);
        return rules;
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const config: PublicConfig = {
  presetsUsd: [],
  stripe: { publishableKey: "pk", wallets: [] },
  voice: {},
  captcha: {
    provider: "turnstile",
    siteKey: "s",
    scriptUrl: "https://challenges.example/api.js?render=explicit",
  },
  signInProviders: [],
};
const twin = "http://localhost:3100/stripe.js";

test("passes exactly the configured scripts and the page's own files", async () => {
  const { trustConfiguredScripts, trustedScript } = await import("./trusted-scripts.ts");
  const captcha = "https://challenges.example/api.js?render=explicit";
  expect(() => trustedScript(captcha)).toThrow(TypeError);
  trustConfiguredScripts({ ...config, stripe: { publishableKey: "pk", scriptUrl: twin, wallets: [] } });
  for (const url of [captcha, twin, "/assets/pbkdf2-x.js", "https://farline.example/assets/y.js"]) {
    expect(trustedScript(url)).toBe(url);
  }
  for (const url of [
    "https://challenges.example/api.js",
    "https://challenges.example/other.js",
    "https://evil.example/assets/x.js",
    "//evil.example/assets/x.js",
    "/assets/../api/x",
    "data:text/javascript,alert(1)",
    "blob:https://farline.example/assets/x",
    "javascript:alert(1)",
    "",
  ]) {
    expect(() => trustedScript(url), url).toThrow(TypeError);
  }
});

test.each([
  ["https://js.stripe.com/endive/stripe.js", true],
  ["https://m.js.stripe.com/part.js", true],
  ["https://js.stripe.com.evil.example/x.js", false],
  ["https://evil-js.stripe.com/x.js", false],
  ["http://js.stripe.com/x.js", false],
  ["/assets/x.js", false],
])("without a policy's name the card vendor's files pass alone: %s", async (url, passes) => {
  const { trustConfiguredScripts } = await import("./trusted-scripts.ts");
  const unnamed = () => policies.get("default")?.createScriptURL(url);
  expect(unnamed()).toBeNull();
  trustConfiguredScripts(config);
  expect(unnamed()).toBe(passes ? url : null);
});

test("with the card vendor's twin no unnamed address passes", async () => {
  const { trustConfiguredScripts } = await import("./trusted-scripts.ts");
  trustConfiguredScripts({ ...config, stripe: { publishableKey: "pk", scriptUrl: twin, wallets: [] } });
  for (const url of [twin, "https://js.stripe.com/v3/"]) {
    expect(policies.get("default")?.createScriptURL(url)).toBeNull();
  }
});

test("a package's own line of markup passes, and nothing around it", async () => {
  const { trustMarkup } = await import("./trusted-scripts.ts");
  const footer = 'Protected by <a href="https://altcha.example/">ALTCHA</a>';
  const write = (html: string) => policies.get("default")?.createHTML?.(html);
  expect(write(footer)).toBeNull();
  trustMarkup(footer);
  expect(write(footer)).toBe(footer);
  for (const html of [`${footer}<img src=x onerror=alert(1)>`, "<b>x</b>", "x"])
    expect(write(html)).toBeNull();
});

test("a browser without Trusted Types refuses unknown scripts all the same", async () => {
  vi.stubGlobal("window", {});
  const { trustedScript } = await import("./trusted-scripts.ts");
  expect(() => trustedScript("https://evil.example/x.js")).toThrow("evil.example is no configured script");
});
