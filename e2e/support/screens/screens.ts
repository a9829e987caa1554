import { expect, type Page } from "@playwright/test";
import { fillCard, newPerson, refusal } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import {
  fallBelowZero,
  limitMoneyBack,
  rules,
  showCards,
  showOpenRecharge,
  showRecharge,
} from "./money-states.ts";
import { askToRent, findNumbers, showOwnNumbers } from "./number-states.ts";
import { showVoicemail, throughMessages } from "./voicemail-states.ts";

/** A page in one of its states. */
export interface Screen {
  name: string;
  path: string;
  /** True when an analysis takes so long that one for each theme must do. */
  isLong?: boolean;
  /** Brings the page into the state, as a person does. */
  open?: (page: Page) => Promise<void>;
}

/** Opens the screen in its state, with everything on it loaded. */
export async function openScreen(page: Page, stack: Pick<Stack, "url">, screen: Screen): Promise<void> {
  await page.goto(`${stack.url}${screen.path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await screen.open?.(page);
  // A logged-in user's network is never idle: the server's events stay open.
  await expect(page.locator("main .animate-spin")).toHaveCount(0);
}

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

/** Answers the next attempts to log in or to sign up in the server's place. */
async function answerWith(page: Page, path: string, status: number, json: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json }));
}

async function typeNumber(page: Page, field: string, shown: string): Promise<void> {
  await page.getByLabel(field).fill("+44 20 7946 0000");
  await expect(page.getByText(shown).first()).toBeVisible();
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password").fill("correct horse battery");
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
}

export const visitorScreens: readonly Screen[] = [
  { name: "landing", path: "/" },
  {
    name: "landing-price",
    path: "/",
    open: (page) => typeNumber(page, "Or a phone number", "+44 20 7946 0000"),
  },
  {
    name: "menu",
    path: "/about",
    open: async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.locator("summary", { hasText: "Menu" }).click();
    },
  },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "rates", path: "/rates", isLong: true },
  { name: "rates-number", path: "/rates?q=%2B442079460000" },
  { name: "rates-country", path: "/rates?q=germ" },
  { name: "rates-none", path: "/rates?q=atlantis" },
  { name: "country", path: "/rates/australia?number=%2B61491570006" },
  {
    name: "country-none",
    path: "/rates/atlantis",
    // The prices come before it, and bring the name that was asked for.
    open: (page) => expect(page.getByLabel("Country or phone number")).toHaveValue("atlantis"),
  },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "refunds", path: "/refunds" },
  { name: "register", path: "/register" },
  { name: "register-missing", path: "/register", open: (page) => press(page, "Register") },
  {
    name: "registered",
    path: "/register",
    open: async (page) => {
      const { firstName, lastName, email, password } = newPerson();
      for (const [label, text] of Object.entries({
        "First name": firstName,
        "Last name": lastName,
        Email: email,
      }))
        await page.getByLabel(label).fill(text);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByLabel("Confirm password").fill(password);
      await press(page, "Register");
      await expect(page.getByText("Registration Successful!")).toBeVisible();
    },
  },
  { name: "login", path: "/login" },
  { name: "login-verified", path: "/login?success=true" },
  {
    name: "login-without-cookies",
    path: "/login",
    open: async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setDocumentCookieDisabled", { disabled: true });
      await page.reload();
      await expect(page.getByText("Your browser blocks cookies")).toBeVisible();
      await devtools.send("Emulation.setDocumentCookieDisabled", { disabled: false });
    },
  },
  {
    name: "login-refused",
    path: "/login",
    open: async (page) => {
      await answerWith(page, "/api/auth/login", 401, refusal("wrong_credentials", "Invalid credentials"));
      await logIn(page);
      await expect(page.getByText("Invalid credentials")).toBeVisible();
    },
  },
  {
    name: "login-unverified",
    path: "/login",
    open: async (page) => {
      const sentence = "Please verify your email: ada@example.org";
      await answerWith(page, "/api/auth/login", 403, refusal("not_verified", sentence));
      await logIn(page);
      await expect(page.getByRole("button", { name: "Try Another Account" })).toBeVisible();
    },
  },
  {
    name: "login-google",
    path: "/login",
    open: async (page) => {
      const json = { ...refusal("google_user", "This account was created with Google"), useGoogleAuth: true };
      await answerWith(page, "/api/auth/login", 403, json);
      await logIn(page);
      await expect(page.getByRole("dialog", { name: "Google Account Required" })).toBeVisible();
    },
  },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-password", path: "/reset-password/x", open: (page) => press(page, "Reset Password") },
  { name: "confirm-email", path: "/confirm-email/x" },
  { name: "confirm-link", path: "/confirm-link/x?provider=Google" },
  { name: "confirm-address", path: "/confirm-address/x" },
  { name: "undo-sign-in", path: "/undo-sign-in/x" },
  { name: "recharge-off", path: "/recharge-off#x" },
  {
    name: "recharge-off-used",
    path: "/recharge-off#x",
    open: async (page) => {
      await press(page, "Turn off automatic recharge");
      await expect(page.getByText("This link has been used")).toBeVisible();
    },
  },
  { name: "not-found", path: "/nowhere" },
];

/** For a user with credits and a purchase. */
export const userScreens: readonly Screen[] = [
  { name: "dashboard", path: "/dashboard" },
  {
    name: "dashboard-price",
    path: "/dashboard",
    open: (page) => typeNumber(page, "Phone number", "United Kingdom"),
  },
  {
    name: "dashboard-choices",
    path: "/dial?to=tel:479-555-0123",
    open: (page) => expect(page.getByText("Which number do you mean?")).toBeVisible(),
  },
  {
    name: "dashboard-keys",
    path: "/dial?to=tel:*67%20%2B12127365000,,81234567890%23",
    open: (page) => expect(page.getByText("these keys are pressed for you")).toBeVisible(),
  },
  { name: "dashboard-below-zero", path: "/dashboard", open: fallBelowZero },
  {
    name: "profile-menu",
    path: "/about",
    open: async (page) => {
      await page.getByRole("button", { name: "Profile" }).click();
      await expect(page.getByRole("dialog", { name: "Profile" })).toContainText("Ada");
    },
  },
  { name: "purchase", path: "/purchase-credits" },
  { name: "purchase-below-zero", path: "/purchase-credits", open: fallBelowZero },
  { name: "purchase-saved-cards", path: "/purchase-credits", open: showCards },
  {
    name: "purchase-refused",
    path: "/purchase-credits",
    open: async (page) => {
      await page.getByLabel("Currency").selectOption("JPY");
      await page.getByLabel(/^Custom amount/).fill("5");
      await press(page, "Apply");
    },
  },
  {
    name: "card-form-blocked",
    path: "/purchase-credits",
    open: async (page) => {
      await page.getByLabel("Currency").selectOption("USD");
      await page.route("**/stripe.js", (route) => route.abort("blockedbyclient"));
      await press(page, "$10.00");
      await press(page, "Proceed to Payment");
      await expect(page.getByText("If an ad blocker or a firewall is on")).toBeVisible();
      await page.unroute("**/stripe.js");
    },
  },
  {
    name: "events-blocked",
    path: "/dashboard",
    open: async (page) => {
      await page.route("**/api/events", (route) => route.abort("blockedbyclient"));
      await page.reload();
      await expect(page.getByText("Something is blocking ")).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: "card-form",
    path: "/purchase-credits",
    open: async (page) => {
      await page.getByLabel("Currency").selectOption("USD");
      await press(page, "$10.00");
      await press(page, "Proceed to Payment");
      await fillCard(page, "4242424242424242");
      const field = page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel("Card number");
      const colours = await field.evaluate((element) => {
        const style = element.ownerDocument.defaultView.getComputedStyle(element);
        return [style.color, style.backgroundColor];
      });
      expect(new Set(colours).size, "the card's number can be read").toBe(2);
    },
  },
  { name: "transactions", path: "/transactions" },
  {
    name: "transactions-limit-used-up",
    path: "/transactions",
    open: async (page) => {
      await limitMoneyBack(page, { state: "used_up", amount: 0, credits: 0 });
      await expect(page.getByText("You cannot get more back on your own right now.").first()).toBeVisible();
    },
  },
  {
    name: "transactions-limited",
    path: "/transactions",
    open: async (page) => {
      await limitMoneyBack(page, { amount: 4, credits: 40 });
      await page
        .getByRole("button", { name: /^Get money back for/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toContainText("$10.00 of this purchase is unused.");
    },
  },
  { name: "transactions-none", path: "/transactions?type=refund" },
  {
    name: "transactions-failed",
    path: "/transactions",
    open: async (page) => {
      await answerWith(page, "/api/payments/transactions*", 500, refusal("internal_error", "It failed."));
      await page.reload();
      await expect(page.getByText("Failed to get transactions").first()).toBeVisible();
    },
  },
  { name: "calls", path: "/calls" },
  { name: "call-unknown", path: "/calls/x" },
  { name: "contact-user", path: "/contact" },
  { name: "contacts-none", path: "/contacts" },
  { name: "numbers", path: "/numbers" },
  { name: "numbers-own", path: "/numbers", open: showOwnNumbers },
  { name: "numbers-found", path: "/numbers", open: findNumbers },
  { name: "numbers-rent", path: "/numbers", open: askToRent },
  { name: "voicemail-none", path: "/voicemail", open: (page) => showVoicemail(page, { messages: [] }) },
  { name: "voicemail", path: "/voicemail", open: throughMessages },
  {
    name: "voicemail-recorder",
    path: "/voicemail",
    open: async (page) => {
      await showVoicemail(page, { messages: [] });
      await press(page, "Record a greeting");
      await expect(page.getByRole("button", { name: "Start recording" })).toBeVisible();
    },
  },
  {
    name: "settings",
    path: "/settings",
    open: async (page) => {
      await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
    },
  },
  { name: "settings-saved-cards", path: "/settings", open: showCards },
  { name: "settings-recharge", path: "/settings", open: showRecharge(null) },
  { name: "settings-recharge-on", path: "/settings", open: showRecharge(rules.on) },
  { name: "settings-recharge-declined", path: "/settings", open: showRecharge(rules.declined) },
  { name: "settings-recharge-waiting", path: "/settings", open: showRecharge(rules.waiting) },
  { name: "recharge-finish", path: "/settings", open: showOpenRecharge },
  { name: "recharge-finish-over", path: "/recharge-finish?payment=00000000-0000-4000-8000-000000000001" },
  {
    name: "settings-toast",
    path: "/settings",
    open: async (page) => {
      await page.getByLabel("First name").fill("Augusta");
      await press(page, "Save name");
      await expect(page.getByText("Your name has been saved.")).toBeVisible();
      await press(page, "Delete my account");
      await expect(page.getByRole("dialog", { name: "Delete your account?" })).toContainText("credits");
    },
  },
];
