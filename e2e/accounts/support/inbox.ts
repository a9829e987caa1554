import { limit_ms, secret } from "./call.ts";
import { target } from "./target.ts";

interface Mail {
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** Waits for a mail with this subject after the `seen` earlier ones; returns the newest. */
export async function mailTo(address: string, subject: string, seen = 0): Promise<Mail> {
  const until_ms = Date.now() + limit_ms;
  for (;;) {
    const reply = await fetch(`${target.sandboxUrl}/mail.json?to=${encodeURIComponent(address)}`);
    const mails = ((await reply.json()) as Mail[]).filter((mail) => mail.subject === subject);
    if (mails[0] && mails.length > seen) return mails[0];
    if (Date.now() > until_ms) throw new Error(`No mail "${subject}" came to ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The one-time token of the only link in a mail. */
export function tokenIn(mail: Mail): string {
  const [link, ...more] = mail.links;
  if (!link || more.length > 0) throw new Error(`${mail.subject} has ${mail.links.length} links`);
  return secret(new URL(link).pathname.split("/").at(-1) ?? "");
}
