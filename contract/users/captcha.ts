import * as z from "zod/mini";

/** The forms that a CAPTCHA protects; an answer counts for the form that it was solved for. */
export type CaptchaAction = "contact" | "signup" | "forgot_password" | "create_payment";

/** Path from which the default CAPTCHA (ALTCHA) fetches its challenge. */
export const captchaChallengePath = "/api/contact/challenge";

/** The CAPTCHA that the page shows: the product's own, or a vendor's widget from the vendor's script. */
export const captchaConfigSchema = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("altcha") }),
  z.object({
    provider: z.enum(["recaptcha", "turnstile", "hcaptcha"]),
    siteKey: z.string(),
    scriptUrl: z.url(),
  }),
]);
export type CaptchaConfig = z.infer<typeof captchaConfigSchema>;
export type CaptchaVendor = Exclude<CaptchaConfig["provider"], "altcha">;
