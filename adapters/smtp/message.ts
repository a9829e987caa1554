import type { SendMailOptions } from "nodemailer";
import type { QueuedMail } from "#domain/mail-delivery.ts";

/**
 * A mail as the library sends it. No mail here needs List-Unsubscribe (RFC 8058): each answers an act of its reader or
 * protects the account, so no reader may lose it. A newsletter would need the header, and a sender of its own.
 */
export function messageOf(
  { id, to, subject, text, html, replyTo }: QueuedMail,
  from: string,
): SendMailOptions {
  const message: SendMailOptions = {
    from,
    // An object keeps a string with commas or angle brackets one address.
    to: { name: "", address: to },
    subject,
    text,
    html,
    // Lines of at most 76 characters in ASCII, which no relay wraps or recodes: both would break a DKIM signature.
    encoding: "quoted-printable",
    messageId: `<${id}@${domainOf(from)}>`,
  };
  // A person wrote a mail that is to be answered, and help desks set automatic mail aside (RFC 3834 section 5).
  return replyTo === undefined
    ? { ...message, headers: { "Auto-Submitted": "auto-generated" } }
    : { ...message, replyTo: { name: "", address: replyTo } };
}

function domainOf(from: string): string {
  return /@([^\s>]+)>?$/.exec(from)?.[1] ?? "localhost";
}
