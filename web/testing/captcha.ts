/** A vendor's CAPTCHA for screens: a box to tick, whose answer is one that the product's own CAPTCHA accepts. */
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { inject } from "vitest";
import { configRoutes, type PublicConfig } from "#contract/pages/config.ts";
import { captchaChallengePath } from "#contract/users/captcha.ts";

const realFetch = globalThis.fetch;

/** The product's configuration with the CAPTCHA, for `openScreen`. */
export const withCaptcha = [
  configRoutes.config,
  async (_request: unknown, proceed: () => Promise<Response>) => {
    const config = (await (await proceed()).json()) as PublicConfig;
    const scriptUrl = "https://captcha.example/widget.js";
    return Response.json({ ...config, captcha: { provider: "turnstile", siteKey: "key", scriptUrl } });
  },
] as const;

/** Defined by the vendor's script in a browser. */
Reflect.set(window, "turnstile", {
  render(box: HTMLElement, { callback }: { callback: (token: string) => void }): string {
    const tick = document.createElement("input");
    tick.type = "checkbox";
    tick.setAttribute("aria-label", "I'm not a robot");
    tick.onchange = async () => callback(await solvedProof());
    box.append(tick);
    return "widget";
  },
});

async function solvedProof(): Promise<string> {
  const challenge = (await (
    await realFetch(inject("product").url + captchaChallengePath)
  ).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
