import { type FastifyInstance, fastify } from "fastify";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { freePort, listenOnLocalhost } from "#sandbox/listen.ts";
import { openidSandbox } from "#sandbox/openid/openid-sandbox.ts";

export interface GoogleStandIn {
  app: FastifyInstance;
  sandboxUrl: string;
  issuer: string;
  acmeIssuer: string;
}

/** The providers alone, on a port of its own. */
export async function startGoogleStandIn({
  port: chosen,
  ...options
}: {
  publicUrl: string;
  now_ms?: () => number;
  port?: number;
}): Promise<GoogleStandIn> {
  const port = chosen ?? (await freePort());
  const sandboxUrl = `http://localhost:${port}`;
  const app = fastify({ forceCloseConnections: true });
  await openidSandbox(app, { ...options, sandboxUrl });
  await listenOnLocalhost(app, port);
  return { app, sandboxUrl, issuer: `${sandboxUrl}/google`, acmeIssuer: `${sandboxUrl}/oidc/acme` };
}

export interface TypedPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/** Acts as a person on the provider's page and returns the address that the browser is redirected to. */
export async function signInAs(signInUrl: string, person: TypedPerson): Promise<URL> {
  return submit(signInUrl, {
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
  });
}

export async function cancelSignIn(signInUrl: string): Promise<URL> {
  return submit(signInUrl, { cancel: "yes" });
}

/** Sends the page's form with all its hidden fields. */
async function submit(signInUrl: string, fields: Record<string, string>): Promise<URL> {
  const response = await fetch(signInUrl, { redirect: "manual" });
  const page = await response.text();
  if (response.status !== 200) throw new Error(`The provider's page answered ${response.status}.`);
  const form = new URLSearchParams(fields);
  for (const [, name, value] of page.slice(page.lastIndexOf("<form")).matchAll(hiddenField)) {
    if (name !== undefined && value !== undefined) form.set(name, unescapeHtml(value));
  }
  const action = new URL(formAction.exec(page)?.[1] ?? "", signInUrl);
  const sent = await fetch(action, { method: "POST", body: form, redirect: "manual" });
  const location = sent.headers.get("location");
  if (location === null) throw new Error(`The provider answered ${sent.status} without a redirect.`);
  return new URL(location);
}

const hiddenField = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g;
const formAction = /<form method="post" action="([^"]*)">/;

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

export function orderFault(
  sandboxUrl: string,
  email: string,
  fault: string,
  clientSecret: string = sandboxAccounts.google.clientSecret,
): Promise<Response> {
  const client = { clientId: sandboxAccounts.google.clientId, clientSecret };
  return order(`${sandboxUrl}/sandbox/id-tokens`, client, { email, fault });
}

/** Orders a fault for a person's next ID token of the second provider. */
export function orderAcmeFault(sandboxUrl: string, email: string, fault: string): Promise<Response> {
  return order(`${sandboxUrl}/sandbox/acme/id-tokens`, sandboxAccounts.openid, { email, fault });
}

function order(
  url: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  body: { email: string; fault: string },
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
}
