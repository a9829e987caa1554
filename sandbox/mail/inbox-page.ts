import { escapeHtml, htmlPage, refreshed } from "#sandbox/html.ts";
import type { ReceivedMail } from "./read-mail.ts";

/** The inbox as a page without scripts: a list of mails beside the chosen one. */
export function inboxPage(mails: readonly ReceivedMail[], chosenId: string | undefined): string {
  const chosen = mails.find((mail) => mail.id === chosenId) ?? mails[0];
  const body = `<header>
<h1>Sandbox inbox</h1>
<p>Every mail ends here; none leaves this machine. <a href="/mail">Refresh</a></p>
</header>
${chosen ? `<div class="panes">${list(mails, chosen)}${reader(chosen)}</div>` : empty}`;
  return htmlPage({ title: "Sandbox inbox", style, body, head: chosen ? "" : refreshed });
}

const empty =
  '<main class="empty"><h2>No mail yet</h2><p>Register in the app, and the mail shows up here by itself.</p></main>';

function list(mails: readonly ReceivedMail[], chosen: ReceivedMail): string {
  const items = mails.map(
    (mail) => `<li><a href="/mail?id=${mail.id}"${mail === chosen ? ' aria-current="page"' : ""}>
<strong>${escapeHtml(mail.subject)}</strong>
<span>${escapeHtml(mail.to)}</span>
<time datetime="${mail.receivedAt}">${clockTime(mail.receivedAt)}</time>
</a></li>`,
  );
  return `<nav aria-label="Mails"><ol>${items.join("\n")}</ol></nav>`;
}

function reader(mail: ReceivedMail): string {
  const links = mail.links.map((link) => {
    const url = escapeHtml(link);
    return `<li><a href="${url}" rel="noreferrer">${url}</a></li>`;
  });
  return `<main>
<h2>${escapeHtml(mail.subject)}</h2>
<dl>
<dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
${mail.replyTo ? `<dt>Reply to</dt><dd>${escapeHtml(mail.replyTo)}</dd>` : ""}
</dl>
${links.length > 0 ? `<h3>Links</h3><ul class="links">${links.join("\n")}</ul>` : ""}
${mail.html ? frame(mail.html) : ""}
<details${mail.html ? "" : " open"}><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</main>`;
}

/** A mail is untrusted content: no scripts, no forms, no access to our page. Its links open in a new tab. */
function frame(html: string): string {
  const page = escapeHtml(`<base target="_blank">${html}`);
  return `<iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${page}"></iframe>`;
}

function clockTime(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}

const style = `
:root { color-scheme: light dark; --page: #f2f5f8; --card: #fff; --text: #0f1a24; --soft: #56636f; --line: #d8dfe6; --accent: #0b5cad; --chosen: #e4effa; }
@media (prefers-color-scheme: dark) { :root { --page: #0e151b; --card: #17212a; --text: #edf2f6; --soft: #9fb0be; --line: #2a3945; --accent: #6cb4f5; --chosen: #1c3042; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header { padding: 20px 24px 12px; }
h1 { margin: 0; font-size: 22px; }
header p { margin: 4px 0 0; color: var(--soft); }
.panes { display: grid; grid-template-columns: minmax(240px, 340px) 1fr; gap: 16px; padding: 8px 24px 24px; align-items: start; }
nav, main { background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
nav ol { margin: 0; padding: 0; list-style: none; max-height: 80vh; overflow-y: auto; }
nav li + li { border-top: 1px solid var(--line); }
nav a { display: grid; padding: 12px 16px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover, nav a[aria-current] { background: var(--chosen); }
nav span, time { color: var(--soft); font-size: 13px; }
main { padding: 20px 24px; }
main h2 { margin: 0 0 12px; font-size: 20px; overflow-wrap: anywhere; }
main h3 { margin: 16px 0 4px; font-size: 14px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.links { margin: 0; padding-left: 18px; overflow-wrap: anywhere; }
iframe { width: 100%; height: 60vh; margin-top: 16px; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
details { margin-top: 12px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { margin: 8px 24px; text-align: center; }
@media (max-width: 720px) { .panes { grid-template-columns: 1fr; padding: 8px 12px 16px; } header { padding: 16px 12px 8px; } .empty { margin: 8px 12px; } nav ol { max-height: 40vh; } }
`;
