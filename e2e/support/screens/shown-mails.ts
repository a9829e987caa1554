import type { Page } from "@playwright/test";
import type { Language } from "#contract/pages/languages.ts";
import { mailsToUsers } from "#testing/people/mails-to-users.ts";

/** Every mail to a user as a mail program shows it, in a language. Stops for `look` at each. */
export async function throughMails(
  page: Page,
  language: Language,
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const [kind, mailTo] of Object.entries(mailsToUsers)) {
    const { html } = mailTo({ email: "ada.lovelace@example.com", firstName: "Ada", language });
    await page.setContent(html);
    await look(`mail-${kind}`);
  }
}
