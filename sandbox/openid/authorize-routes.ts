import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeHtml } from "#sandbox/html.ts";
import { type AccountPage, accountPage, refusalPage } from "./account-page.ts";
import {
  type AuthorizationRequest,
  answerUrl,
  type CheckedRequest,
  checkRequest,
} from "./authorization-request.ts";
import type { Provider } from "./client.ts";
import { formOf } from "./form-body.ts";
import type { Grants } from "./grants.ts";
import { knownPeople, type Person, personFrom } from "./people.ts";

const mostKnown = 6;

/** Serves the page that asks who signs in, and redirects the browser back with a code. */
export function authorizeRoutes(scope: FastifyInstance, provider: Provider, grants: Grants): void {
  const action = `${provider.path}/authorize`;
  let people: readonly Omit<Person, "sub">[] = knownPeople;

  scope.get("/authorize", async (request, reply) => {
    const parameters = new URL(request.url, provider.issuer).searchParams;
    const checked = checkRequest(provider, parameters);
    if (checked.kind !== "valid") return sendMistake(reply, provider, checked);
    const typed = { email: checked.request.loginHint ?? "", firstName: "", lastName: "" };
    return sendAccountPage(reply.code(200), { parameters, typed });
  });

  scope.post("/authorize", async (request, reply) => {
    const parameters = formOf(request.body);
    const checked = checkRequest(provider, parameters);
    if (checked.kind !== "valid") return sendMistake(reply, provider, checked);
    if (parameters.has("cancel")) {
      return reply.redirect(answerUrl(provider, checked.request, { error: "access_denied" }), 303);
    }
    const typed = typedPerson(parameters, people);
    const person = personFrom(typed);
    if (typeof person === "string") {
      return sendAccountPage(reply.code(400), { parameters, typed, mistake: person });
    }
    people = [person, ...people.filter(({ email }) => email !== person.email)].slice(0, mostKnown);
    return answer(reply, checked.request, person);
  });

  const sendAccountPage = (
    reply: FastifyReply,
    page: Pick<AccountPage, "parameters" | "typed" | "mistake">,
  ) => {
    // Browsers apply the policy to a form's redirects too, so it must include the client's origin.
    const client = new URL(provider.client.redirectUri).origin;
    const policy = `style-src 'unsafe-inline'; form-action 'self' ${client}`;
    return sendHtml(reply, policy, accountPage({ provider: provider.name, action, people, ...page }));
  };

  const answer = (reply: FastifyReply, request: AuthorizationRequest, person: Person) => {
    const code = { code: grants.issueCode({ person, request }) };
    if (request.responseMode === "query") {
      const scopes = { scope: [...request.scopes].join(" ") };
      return reply.redirect(answerUrl(provider, request, { ...code, ...scopes }), 303);
    }
    // Apple posts the name beside the code, unsigned, at the first sign-in.
    const { firstName, lastName, email } = person;
    const user = JSON.stringify({ name: { firstName, lastName }, email });
    return sendPostedAnswer(reply, answerUrl(provider, request, { ...code, user }));
  };
}

function typedPerson(parameters: URLSearchParams, people: readonly Omit<Person, "sub">[]) {
  const chosen = people.find(({ email }) => email === parameters.get("person"));
  if (chosen) return chosen;
  return {
    email: parameters.get("email") ?? "",
    firstName: parameters.get("first_name") ?? "",
    lastName: parameters.get("last_name") ?? "",
  };
}

function sendMistake(
  reply: FastifyReply,
  provider: Provider,
  checked: Exclude<CheckedRequest, { kind: "valid" }>,
) {
  if (checked.kind === "redirect") return reply.redirect(checked.url, 303);
  return reply.code(400).type("text/html; charset=utf-8").send(refusalPage(provider.name, checked.reason));
}

/**
 * Sends an answer as a form that the browser posts by itself (OAuth 2.0 Form Post Response Mode). The query of `url` is
 * the answer.
 */
function sendPostedAnswer(reply: FastifyReply, url: string): FastifyReply {
  const { origin, pathname, searchParams } = new URL(url);
  const scriptNonce = randomBytes(16).toString("base64");
  const fields = [...searchParams]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");
  return sendHtml(
    reply,
    `script-src 'nonce-${scriptNonce}'; form-action ${origin}`,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Signing in (sandbox)</title></head>
<body><form method="post" action="${escapeHtml(`${origin}${pathname}`)}">${fields}<noscript><button>Continue</button></noscript></form>
<script nonce="${scriptNonce}">document.forms[0].submit();</script></body></html>
`,
  );
}

function sendHtml(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return reply
    .headers({
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; ${policy}; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    })
    .type("text/html; charset=utf-8")
    .send(page);
}
