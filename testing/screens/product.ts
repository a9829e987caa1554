import { randomBytes } from "node:crypto";
import { expect, inject, vi } from "vitest";
import { signInAs } from "#sandbox/openid/testing/visitor.ts";

/** The page's own requests go elsewhere while a screen is open. */
const realFetch = globalThis.fetch;

export interface Mail {
  subject: string;
  text: string;
  links: string[];
}

/** The mails to an address so far, the newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { sandboxUrl } = inject("product");
  const reply = await realFetch(`${sandboxUrl}/mail.json?to=${encodeURIComponent(address)}`);
  return (await reply.json()) as Mail[];
}

/** The newest mail to an address, of a subject where one is given, once it has arrived. */
export async function mailTo(address: string, subject?: string): Promise<Mail> {
  return vi.waitFor(async () => {
    const mails = await mailsTo(address);
    const mail = mails.find((each) => subject === undefined || each.subject === subject);
    if (!mail) throw new Error(`no such mail to ${address}: ${mails.map((each) => each.subject)}`);
    return mail;
  }, 60_000);
}

/** The address of the newest mail's link, without its host. */
export async function pathMailedTo(address: string, subject?: string): Promise<string> {
  const [link] = (await mailTo(address, subject)).links;
  if (link === undefined) throw new Error(`the mail to ${address} has no link`);
  return link.slice(inject("product").url.length);
}

/** A network of its own for each client: one with many sign-ups or attempts is asked for more. */
export const newNetwork = () => `fd00:${randomBytes(6).toString("hex").match(/.{4}/g)?.join(":")}::1`;

interface Sent {
  token?: string;
  body?: unknown;
  network?: string;
}

/** A request of another client than the page, as of a second device. */
export async function callProduct(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  { token, body, network = newNetwork() }: Sent = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await realFetch(inject("product").url + path, {
    method,
    redirect: "manual",
    headers: {
      "x-forwarded-for": network,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { "x-auth-token": token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: text.startsWith("{") ? JSON.parse(text) : {} };
}

/** Logs in on another device; returns its session token. */
export async function logInElsewhere(email: string, password: string, network?: string): Promise<string> {
  const body = { email, password };
  const reply = await callProduct("POST", "/api/auth/login", { body, ...(network && { network }) });
  expect(reply.status).toBe(200);
  return String(reply.body.token);
}

/** Tells if a session is open. */
export async function isOpen(token: string): Promise<boolean> {
  return (await callProduct("GET", "/api/auth/me", { token })).status === 200;
}

/** Signs in with Google in a browser of its own, while no screen is open: the page that it comes back to, and its cookies. */
export async function comeFromGoogle(email: string) {
  const { url } = inject("product");
  const leaving = await get(`${url}/api/auth/google`, "");
  const person = { email, firstName: "Grace", lastName: "Hopper" };
  const answer = await signInAs(leaving.headers.get("location") ?? "", person);
  const back = await get(answer.href, pairsOf(leaving).join("; "));
  const path = (back.headers.get("location") ?? "").replace(url, "");
  return { path, cookies: pairsOf(back).filter((pair) => !pair.endsWith("=")) };
}

/** A user whose only sign-in is Google. */
export async function googleUser(email: string): Promise<void> {
  const { url } = inject("product");
  const { path, cookies } = await comeFromGoogle(email);
  const ticket = new URL(url + path).searchParams.get("token");
  const headers = { "content-type": "application/json", cookie: cookies.join("; ") };
  const body = JSON.stringify({ ticket });
  expect((await realFetch(`${url}/api/auth/session`, { method: "POST", headers, body })).status).toBe(200);
}

const get = (url: string, cookie: string) =>
  realFetch(url, { redirect: "manual", headers: { cookie, "x-forwarded-for": newNetwork() } });

const pairsOf = ({ headers }: Response) => headers.getSetCookie().map((text) => text.split("; ")[0] ?? "");

/** Orders how one of the sandbox's providers shall answer. */
export async function orderOfSandbox(
  path: string,
  { user, password }: { user: string; password: string },
  body: unknown,
): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const headers = { "content-type": "application/json", authorization };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  expect((await realFetch(inject("product").sandboxUrl + path, init)).status).toBe(200);
}
