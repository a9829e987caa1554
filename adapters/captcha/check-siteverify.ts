import { failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import { askSiteverify, ourMistakes, type SiteverifyService } from "./siteverify.ts";

/** Sends a token that no visitor solved: a service that works refuses it, and blames the token alone. */
export function siteverifyCheck(service: SiteverifyService): ServiceCheck {
  return {
    name: "captcha",
    async check() {
      try {
        const { success, "error-codes": codes } = await askSiteverify(
          service,
          "a-token-that-was-never-issued",
        );
        if (success)
          return [
            wrong(
              "The CAPTCHA service accepts every token, as with a test secret: set the secret key of your site.",
            ),
          ];
        const mistakes = codes.filter((code) => ourMistakes.has(code));
        if (mistakes.some((code) => /secret|dummy/.test(code)))
          return [
            wrong(
              `The CAPTCHA service refuses the secret key (${mistakes.join(", ")}): copy both keys of the site anew.`,
            ),
          ];
        if (mistakes.length > 0 || codes.length === 0)
          return [
            wrong(
              `The CAPTCHA service refused our request (${codes.join(", ") || "no reason"}): check again, and then solve one in a form.`,
            ),
          ];
        return [right("The CAPTCHA service accepts the secret key and refuses a false token.")];
      } catch (error) {
        return [
          wrong(
            `The CAPTCHA service does not answer properly (${failureCode(error)}): see that this machine reaches it.`,
          ),
        ];
      }
    },
  };
}
