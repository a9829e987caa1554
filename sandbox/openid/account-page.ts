import { escapeHtml, htmlPage } from "#sandbox/html.ts";
import { requestParameters } from "./authorization-request.ts";

export interface AccountPage {
  provider: string;
  action: string;
  parameters: URLSearchParams;
  people: readonly { email: string; firstName: string; lastName: string }[];
  typed: { email: string; firstName: string; lastName: string };
  mistake?: string;
}

// Enter presses the first button of a form, so the two buttons are in separate forms.
const cancelForm = "cancel";

/** The page where a person chooses or types the account to sign in with. Works without script. */
export function accountPage(page: AccountPage): string {
  const hidden = requestParameters
    .map((name) => [name, page.parameters.get(name)] as const)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? "")}">`)
    .join("");
  const form = (content: string, id = "") =>
    `<form method="post" action="${escapeHtml(page.action)}"${id && ` id="${id}"`}>${hidden}${content}</form>`;
  return document(
    page.provider,
    "Choose an account",
    `<h1>Choose an account</h1>
     <p class="lead">to continue to ${escapeHtml(hostOf(page.parameters.get("redirect_uri")))}</p>
     ${form(`<ul>${page.people.map(personButton).join("")}</ul>`)}
     <h2>Use another account</h2>
     ${page.mistake ? `<p class="mistake" role="alert">${escapeHtml(page.mistake)}</p>` : ""}
     ${form(`
       ${field("email", "Email", page.typed.email, 'type="email" autocomplete="email" maxlength="254"')}
       <div class="pair">
         ${field("first_name", "First name", page.typed.firstName, 'autocomplete="given-name" maxlength="100"')}
         ${field("last_name", "Last name", page.typed.lastName, 'autocomplete="family-name" maxlength="100"')}
       </div>
       <div class="actions">
         <button class="quiet" form="${cancelForm}" name="cancel" value="yes">Cancel</button>
         <button class="main">Continue</button>
       </div>`)}
     ${form("", cancelForm)}`,
  );
}

/** The app by its address: the provider knows no other name of it. */
function hostOf(redirectUri: string | null): string {
  return redirectUri !== null && URL.canParse(redirectUri) ? new URL(redirectUri).host : "the app";
}

export function refusalPage(provider: string, reason: string): string {
  return document(
    provider,
    "Access blocked",
    `<h1>Access blocked</h1><p role="alert">${escapeHtml(reason)}</p>`,
  );
}

function personButton({ email, firstName, lastName }: AccountPage["people"][number]): string {
  return `<li><button class="person" name="person" value="${escapeHtml(email)}">
    <span class="initial" aria-hidden="true">${escapeHtml(firstName.slice(0, 1).toUpperCase())}</span>
    <span><strong>${escapeHtml(`${firstName} ${lastName}`)}</strong><br>${escapeHtml(email)}</span>
  </button></li>`;
}

function field(name: string, label: string, value: string, attributes: string): string {
  return `<div class="field"><label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${escapeHtml(value)}" required ${attributes}></div>`;
}

function document(provider: string, title: string, main: string): string {
  const body = `<main>
    <p class="badge">Sandbox: stands in for ${provider}, no password needed</p>
    ${main}
  </main>`;
  return htmlPage({ title: `${title} - ${provider} sign-in (sandbox)`, style, body });
}

const style = `
  :root { color-scheme: light dark; --ink: #1c2430; --soft: #566072; --line: #c9d0db; --page: #eef1f6; --card: #fff;
    --accent: #1a56c4; --on-accent: #fff; --hover: #f2f5fa; --mistake: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8ecf3; --soft: #a9b3c4; --line: #46505f; --page: #10141a;
    --card: #1a2029; --accent: #9cbcff; --on-accent: #0b1c3d; --hover: #232b37; --mistake: #ffb4ab; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 28rem);
    place-content: center; padding: 1rem; background: var(--page);
    color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { padding: clamp(1.25rem, 6vw, 2rem); overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line);
    border-radius: 1rem; }
  .badge { margin: 0 0 1.25rem; padding: .25rem .75rem; border: 1px dashed var(--line); border-radius: 1rem;
    color: var(--soft); font-size: .8125rem; text-align: center; }
  h1 { margin: 0; font-size: 1.5rem; font-weight: 500; }
  h2 { margin: 1.5rem 0 .75rem; font-size: 1rem; font-weight: 600; }
  .lead { margin: .25rem 0 1.25rem; color: var(--soft); }
  ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
  li { border-bottom: 1px solid var(--line); }
  button { font: inherit; color: inherit; cursor: pointer; }
  .person { display: flex; gap: 1rem; align-items: center; width: 100%; padding: .75rem .5rem; border: 0;
    background: none; text-align: left; line-height: 1.35; }
  .person:hover { background: var(--hover); }
  .initial { display: grid; place-items: center; flex: none; width: 2.25rem; height: 2.25rem; border-radius: 50%;
    background: var(--accent); color: var(--on-accent); }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
  .field { min-width: 0; margin-bottom: .75rem; }
  label { display: block; margin-bottom: .25rem; font-size: .875rem; font-weight: 500; }
  input { width: 100%; padding: .625rem .75rem; border: 1px solid var(--soft); border-radius: .5rem;
    background: var(--card); color: var(--ink); font: inherit; }
  .actions { display: flex; justify-content: flex-end; gap: .75rem; margin-top: .5rem; }
  .actions button { padding: .625rem 1.5rem; border-radius: 2rem; border: 1px solid transparent; font-weight: 600; }
  .quiet { background: none; color: var(--accent); }
  .main { background: var(--accent); color: var(--on-accent); }
  .mistake { color: var(--mistake); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
