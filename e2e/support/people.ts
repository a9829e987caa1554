import { expect, type Page } from "@playwright/test";
import { csrfTokenOf } from "#domain/tokens.ts";
import type { Stack } from "./product/stack.ts";

type Origins = Pick<Stack, "url" | "sandboxUrl">;

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

let people = 0;

/** A person without an account. */
export function newPerson(): Person {
  people += 1;
  return {
    firstName: "Ada",
    lastName: "Lovelace",
    email: `ada.${process.pid}.${people}@example.com`,
    password: `correct horse ${process.pid} battery`,
  };
}

interface SandboxMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** The mails to an address so far, newest first. */
export async function mailsTo(stack: Pick<Stack, "sandboxUrl">, address: string): Promise<SandboxMail[]> {
  const reply = await fetch(`${stack.sandboxUrl}/mail.json?to=${encodeURIComponent(address)}`);
  return ((await reply.json()) as SandboxMail[]).filter((mail) => String(mail.to).includes(address));
}

/** The newest mail to an address, once it has arrived. */
async function mailTo(stack: Origins, address: string): Promise<SandboxMail> {
  let mail: SandboxMail | undefined;
  await expect(async () => {
    [mail] = await mailsTo(stack, address);
    expect(mail, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [100] });
  if (!mail) throw new Error("unreachable");
  return mail;
}

export async function linkMailedTo(stack: Origins, address: string): Promise<string> {
  const [link] = (await mailTo(stack, address)).links;
  if (!link) throw new Error(`the mail to ${address} has no link`);
  return link;
}

/** One raw call of the API, optionally `from` another machine; returns status and body. */
export async function api(
  stack: Origins,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  { token, body, from }: { token?: string; body?: unknown; from?: string } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await fetch(`${stack.url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { "x-auth-token": token } : {}),
      ...(from ? { "x-forwarded-for": from } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/** The body of a refusal, for answers that the test fakes. */
export function refusal(code: string, message: string) {
  return { error: { code, message }, message, msg: message };
}

let machines = 0;

/** A source address for every newcomer, because a machine that signs up many is asked for a CAPTCHA. */
export function nextMachine(): string {
  machines += 1;
  return `10.0.${machines >> 8}.${machines & 255}`;
}

/** Signs up over the API and leaves the address unverified. */
export async function signUp(stack: Origins, person: Person): Promise<void> {
  const { firstName, lastName, email, password } = person;
  const body = { firstName, lastName, email, password };
  const reply = await api(stack, "POST", "/api/auth/signup", { body, from: nextMachine() });
  expect(reply.status).toBe(200);
}

/** Signs up, verifies and logs in over the API; returns the session token. */
export async function openAccount(stack: Origins, person: Person): Promise<string> {
  await signUp(stack, person);
  const { email, password } = person;
  await fetch(await linkMailedTo(stack, email));
  const body = { email, password };
  const login = await api(stack, "POST", "/api/auth/login", { body, from: nextMachine() });
  expect(login.status).toBe(200);
  return String(login.body.token);
}

/** Fills in who a person is: in the sign-up form, and in that of the sandbox's Google. */
export async function fillName(page: Page, person: Omit<Person, "password">): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
}

/** Fills the page's sign-up form, and leaves it to be sent. */
export async function fillSignUp(page: Page, person: Person, confirmation = person.password): Promise<void> {
  await fillName(page, person);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(confirmation);
}

export async function pressRegister(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Register", exact: true }).click();
}

/** Fills the page's login form and sends it. */
export async function logInAs(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Opens the browser as a logged-in user. */
export async function enterAs(page: Page, stack: Origins, person: Person): Promise<void> {
  await page.goto(`${stack.url}/login`);
  await logInAs(page, person);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
}

/**
 * Opens a page in a browser that has just logged in: as `enterAs`, by the request of the login page without its form. The
 * pages of login and dashboard, which take longer than most of what a test does, are not loaded.
 */
export async function enterAt(
  page: Page,
  stack: Origins,
  { email, password }: Pick<Person, "email" | "password">,
  path: string,
): Promise<void> {
  const reply = await page.request.post(`${stack.url}/api/auth/login`, {
    data: { email, password },
    headers: {
      origin: stack.url,
      "sec-fetch-site": "same-origin",
      "user-agent": await page.evaluate(() => navigator.userAgent),
      "x-csrf-token": "none",
    },
  });
  expect(reply.status()).toBe(200);
  const { token, user } = await reply.json();
  const storage = { "farline.session": token, "farline.person": user.id };
  const once = await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await page.goto(`${stack.url}${path}`);
  await once.dispose();
}

/** Opens a page in a browser that already has a session; quicker than logging in. */
export async function openAs(page: Page, stack: Origins, token: string, path: string): Promise<void> {
  const cookie = {
    name: "session",
    value: token,
    url: stack.url,
    httpOnly: true,
    sameSite: "Strict",
  } as const;
  await page.context().addCookies([cookie]);
  await page.addInitScript((session) => localStorage.setItem("farline.session", session), csrfTokenOf(token));
  await page.goto(`${stack.url}${path}`);
}

/** Buys credits with the card that pays, from the purchase page to the dashboard. */
export async function buyTenDollars(page: Page, stack: Origins): Promise<void> {
  await openCardForm(page, stack);
  await fillCard(page, "4242424242424242");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
}

export async function openCardForm(page: Page, stack: Origins): Promise<void> {
  await page.goto(`${stack.url}/purchase-credits`);
  await page.getByLabel("Currency").selectOption("USD");
  await page.getByRole("button", { name: "$10.00" }).click();
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await form.getByLabel("Card number").fill(number);
  await form.getByLabel("Expiration date").fill("1234");
  await form.getByLabel("Security code").fill("123");
}
