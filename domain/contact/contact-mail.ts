import type { Mail } from "../outbox.ts";
import type { ContactMessage } from "./contact-store.ts";

/** The operator's mail about a message. An answer to it goes to the sender, and nothing they wrote becomes markup. */
export function contactMail(message: ContactMessage, operatorEmail: string): Mail {
  const sender = `${message.name} <${message.email}>`;
  const account = message.userId === null ? "a visitor" : `the user ${message.userId}`;
  return {
    to: operatorEmail,
    replyTo: message.email,
    subject: `Contact form: ${message.subject}`,
    text: `${sender}, ${account}, wrote:\n\n${message.message}\n`,
    html:
      `<p>${escapeHtml(sender)}, ${account}, wrote:</p>` +
      `<p style="white-space: pre-wrap">${escapeHtml(message.message)}</p>`,
  };
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
