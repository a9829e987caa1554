import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";

export interface ReceivedMail {
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  /** The client's user name, where it came over TLS with a password. */
  user?: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Every address a reader could follow, each once, in the order of the mail. */
  links: string[];
}

export interface Envelope {
  from: string;
  to: string[];
  /** The user who sent it, where the server asks for a password. */
  user?: string;
}

/** Parses a mail as it came over the wire. The recipients come from the envelope, as with any mail server. */
export async function readMail(raw: Buffer, envelope: Envelope): Promise<ReceivedMail> {
  const { subject = "", text = "", html = "", replyTo } = await PostalMime.parse(raw);
  const answerTo = replyTo?.[0]?.address;
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    from: envelope.from,
    to: envelope.to.join(", "),
    ...(envelope.user === undefined ? {} : { user: envelope.user }),
    ...(answerTo === undefined ? {} : { replyTo: answerTo }),
    subject,
    text,
    html,
    links: linksOf(text, html),
  };
}

export function linksOf(text: string, html: string): string[] {
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"']+/g)].map(([url]) =>
    url.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, ""),
  );
  const inHtml = [...html.matchAll(/href\s*=\s*["'](https?:\/\/[^"']+)["']/gi)].map((match) =>
    withoutEntities(match[1] ?? ""),
  );
  return [...new Set([...inText, ...inHtml])];
}

function withoutEntities(attribute: string): string {
  return attribute
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}
