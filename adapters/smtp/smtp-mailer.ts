import { domainToASCII } from "node:url";
import type { SendMailOptions, Transporter } from "nodemailer";
import { needsSmtpUtf8 } from "#contract/users/email-address.ts";
import type { Mailer, QueuedMail } from "#domain/outbox.ts";
import { brand } from "#words/brand.ts";
import { isAddressRefused, setupError } from "./smtp-errors.ts";
import { type SmtpServerOptions, transportOptions } from "./transport-options.ts";

export interface SmtpOptions extends SmtpServerOptions {
  /** Sender of every mail: `Name <address>`. */
  from: string;
  /** Reads the audio of a message that goes with a mail; undefined for one that was deleted meanwhile. */
  audioOf?: (voicemailId: string) => Promise<Uint8Array | undefined>;
}

/** After hours of a storage that is away, a mail goes out without its audio, before it is given up. */
const mostAudioTries = 12;

/**
 * Sends mail over SMTP. A recipient that the server rejects for good is `refused`; everything else may be retried.
 * @throws MailSetupError when there is no TLS connection, or the server refuses our credentials.
 */
export function smtpMailer({ from, audioOf, ...server }: SmtpOptions): Mailer {
  // Made with the first mail: the library takes 12 MB, and a tenth of a second of the processor to load.
  let transport: Transporter | undefined;
  async function audioFor({ voicemailId, attempts }: QueuedMail): Promise<Uint8Array | undefined> {
    if (voicemailId === undefined) return undefined;
    try {
      return await audioOf?.(voicemailId);
    } catch (error) {
      if (attempts < mostAudioTries) throw error;
      return undefined;
    }
  }
  return {
    async send(mail) {
      try {
        const audio = await audioFor(mail);
        transport ??= (await import("nodemailer")).createTransport(transportOptions(server));
        await transport.sendMail(messageOf(mail, from, audio));
        return "sent";
      } catch (error) {
        if (isAddressRefused(error)) return "refused";
        throw setupError(error) ?? error;
      }
    },
  };
}

/**
 * A mail as the library sends it. No mail here needs List-Unsubscribe (RFC 8058): each answers an act of its reader or
 * protects the account, so no reader may lose it. A newsletter would need the header, and a sender of its own.
 */
function messageOf(
  { id, to, language, subject, text, html, replyTo }: QueuedMail,
  from: string,
  audio: Uint8Array | undefined,
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
    ...(audio && {
      attachments: [{ filename: "voicemail.wav", contentType: "audio/wav", content: Buffer.from(audio) }],
    }),
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      ...(language === null ? {} : { "Content-Language": language }),
      // A person wrote a mail that is to be answered, and help desks set automatic mail aside (RFC 3834 section 5).
      ...(replyTo === undefined ? { "Auto-Submitted": "auto-generated" } : {}),
    },
  };
  const answersTo = replyTo ?? brand().supportAddress;
  // The reader's server may not speak SMTPUTF8. The mail names its writer's address in the text too.
  return answersTo === "" || needsSmtpUtf8(answersTo)
    ? message
    : { ...message, replyTo: { name: "", address: answersTo } };
}

function domainOf(from: string): string {
  return domainToASCII(/@([^\s@>]+)>?$/.exec(from)?.[1] ?? "") || "localhost";
}
