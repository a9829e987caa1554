import { randomUUID } from "node:crypto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userRoutes } from "#contract/users/users.ts";
import { callProduct, mailsTo, mailTo, pathMailedTo } from "#testing/screens/product.ts";
import { password } from "#testing/screens/seed.ts";
import { type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { refuse, unreachable } from "#web/testing/server.ts";

const newAddress = () => `ada.${randomUUID()}@example.com`;
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const registerButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Register" });
const missing = () =>
  screen.queryAllByRole("alert").find(({ textContent }) => textContent?.includes("Please enter all fields"));
const invalid = () => document.querySelectorAll("input[aria-invalid=true]");

async function openRegister(): Promise<OpenScreen> {
  const opened = await openScreen("/register");
  await screen.findByLabelText("First name");
  return opened;
}

interface Typed {
  secret?: string;
  confirmation?: string;
}

const pass = (time_ms: number) => act(() => void vi.advanceTimersByTime(time_ms));

/** Fills the form and sends it. */
async function register(
  { user }: Pick<OpenScreen, "user">,
  email: string,
  { secret = password, confirmation = secret }: Typed = {},
): Promise<void> {
  for (const [label, value] of [
    ["First name", "Ada"],
    ["Last name", "Lovelace"],
    ["Email", email],
    ["Password", secret],
    ["Confirm password", confirmation],
  ] as const) {
    await user.clear(field(label));
    await user.type(field(label), value);
  }
  await user.click(registerButton());
}

async function openRegistered(email = newAddress()) {
  const page = await openRegister();
  await register(page, email);
  await screen.findByRole("heading", { name: "Registration Successful!" });
  screen.getByRole("heading", { name: "Email Verification Required" });
  screen.getByText(email);
  return { ...page, email };
}

async function answerDeletion({ user }: Pick<OpenScreen, "user">, answer: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Delete This Account" }));
  const question = await screen.findByRole("dialog", { name: "Delete this account?" });
  await user.click(within(question).getByRole("button", { name: answer }));
}

describe("the form's alert", () => {
  async function openEmpty() {
    const page = await openRegister();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await page.user.click(registerButton());
    await waitFor(() => expect(missing()).toBeDefined());
    return page;
  }

  it("says what is missing for 5 seconds and each time, and the fields keep it", async () => {
    const { user } = await openEmpty();
    expect(invalid()).toHaveLength(5);
    expect(document.activeElement).toBe(field("First name"));
    pass(3_000);
    expect(missing()).toBeDefined();
    pass(2_000);
    await waitFor(() => expect(missing()).toBeUndefined());
    expect(invalid()).toHaveLength(5);
    expect(await obstacles()).toEqual([]);
    await user.click(registerButton());
    await waitFor(() => expect(missing()).toBeDefined());
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(missing()).toBeUndefined();
  });

  it("stays under a pointer and with the focus, and has its whole time afterwards", async () => {
    const { user } = await openEmpty();
    await user.hover(missing() as HTMLElement);
    pass(20_000);
    expect(missing()).toBeDefined();
    const dismiss = screen.getByRole("button", { name: "Dismiss" });
    act(() => dismiss.focus());
    await user.hover(document.body);
    pass(20_000);
    expect(missing()).toBeDefined();
    act(() => dismiss.blur());
    pass(3_000);
    expect(missing()).toBeDefined();
    pass(2_000);
    await waitFor(() => expect(missing()).toBeUndefined());
  });
});

it("says what is wrong at each field, sends nothing, and leads to the login", async () => {
  const page = await openRegister();
  await register(page, "nobody", { secret: "12345", confirmation: "123456" });
  await screen.findByText("Please enter a valid email address");
  screen.getByText("Password must be at least 6 characters");
  screen.getByText("Passwords do not match");
  expect(await obstacles()).toEqual([]);
  expect(page.server.sent(userRoutes.signup)).toEqual([]);
  await page.user.click(within(screen.getByRole("main")).getByRole("link", { name: "Login" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/login"));
});

it("shows at its field what the server refuses, until that field changes", async () => {
  const page = await openRegister();
  await register(page, newAddress(), { secret: "password" });
  const note = "This password is too well known. Please choose another.";
  await screen.findByText(note);
  expect(document.activeElement).toBe(field("Password"));
  expect(document.getElementById(field("Password").getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    note,
  );
  await page.user.type(field("First name"), " Augusta");
  expect(field("Password").getAttribute("aria-invalid")).toBe("true");
  await page.user.type(field("Password"), " that is long");
  expect(field("Password").getAttribute("aria-invalid")).not.toBe("true");
});

it("shows the server's sentence of a refusal, or that it failed, and keeps what was typed", async () => {
  const page = await openRegister();
  page.server.on(userRoutes.signup, refuse("too_many_requests", 429));
  await register(page, newAddress());
  await screen.findByText("Too many attempts. Please wait a moment and try again.");
  page.server.on(userRoutes.signup, unreachable);
  await page.user.click(registerButton());
  await screen.findByText("Registration failed");
  expect(field("First name").value).toBe("Ada");
});

it("has its messages leave after 5 seconds", async () => {
  const page = await openRegister();
  page.server.on(userRoutes.signup, unreachable);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await register(page, newAddress());
  await screen.findByText("Registration failed");
  const place = document.querySelector("[data-sonner-toaster]");
  expect([place?.getAttribute("data-y-position"), place?.getAttribute("data-x-position")]).toEqual([
    "top",
    "center",
  ]);
  act(() => void vi.advanceTimersByTime(3_500));
  screen.getByText("Registration failed");
  act(() => void vi.advanceTimersByTime(1_500));
  await waitFor(() => expect(screen.queryByText("Registration failed")).toBeNull());
});

it("names the terms and the privacy policy, and offers Google", async () => {
  const { user } = await openRegister();
  expect(screen.getByText(/^By creating an account you accept/).textContent).toBe(
    "By creating an account you accept the terms and the privacy policy.",
  );
  const main = within(screen.getByRole("main"));
  for (const [name, path] of [
    ["terms", "/terms"],
    ["privacy policy", "/privacy"],
  ] as const) {
    const link = main.getByRole("link", { name });
    // The form, and what is typed in it, stays.
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([path, "_blank"]);
  }
  const leave = vi.spyOn(window.location, "assign").mockReturnValue();
  await user.click(screen.getByRole("button", { name: "Sign up with Google" }));
  expect(leave).toHaveBeenLastCalledWith("/api/auth/google");
});

describe("after a sign-up", () => {
  it("there is no session, and the mail can be sent again", async () => {
    const { user, server, email } = await openRegistered();
    expect(localStorage.length).toBe(0);
    expect([...server.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);
    expect(await obstacles()).toEqual([]);
    await mailTo(email);
    const resend = screen.getByRole("button", { name: "Resend verification email" });
    await user.click(resend);
    await screen.findByText("Verification email sent! Please check your inbox.");
    await waitFor(async () => expect(await mailsTo(email)).toHaveLength(2));
    server.on(userRoutes.resendVerification, refuse("internal_error", 500));
    await user.click(resend);
    await screen.findByText("Failed to send verification email. Please try again.");
    server.on(userRoutes.resendVerification, unreachable);
    await user.click(resend);
    await screen.findByText("Server error. Please try again later.");
  });

  it("the page follows the language", async () => {
    const { user } = await openRegistered();
    const language = within(screen.getByRole("contentinfo")).getByRole("combobox");
    await user.selectOptions(language, "de");
    await screen.findByRole("button", { name: "Bestätigungsmail erneut senden" });
  });

  it("continuing leads to a login with the address filled in", async () => {
    const { user, router, email } = await openRegistered();
    await user.click(screen.getByRole("link", { name: "Go to Login" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe(email);
  });

  it("the page goes on by itself once the link was opened elsewhere", async () => {
    const { router, server, email } = await openRegistered();
    await waitFor(() => expect(server.sent(userRoutes.signUpState)).not.toEqual([]));
    expect(router.state.location.pathname).toBe("/register");
    expect((await callProduct("GET", await pathMailedTo(email))).status).not.toBe(400);
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    expect(server.sent(userRoutes.login)).toHaveLength(1);
  });

  it("leads first to the mail, then to the login", async () => {
    await openRegistered(newAddress().replace("example.com", "gmail.com"));
    const inbox = screen.getByRole("link", { name: "Open your mail" });
    expect(inbox.getAttribute("href")).toBe("https://mail.google.com/");
    const login = screen.getByRole("link", { name: "Go to Login" });
    expect(inbox.compareDocumentPosition(login)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("continuing logs in once the link was opened elsewhere", async () => {
    const { user, router, server, email } = await openRegistered();
    server.on(userRoutes.signUpState, unreachable);
    expect((await callProduct("GET", await pathMailedTo(email))).status).not.toBe(400);
    await user.click(screen.getByRole("link", { name: "Go to Login" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  });

  it("another account can be registered", async () => {
    const { user } = await openRegistered();
    await user.click(screen.getByRole("button", { name: "Register Another Account" }));
    expect((await screen.findByLabelText<HTMLInputElement>("First name")).value).toBe("");
  });

  it("the account can be deleted after a question", async () => {
    const page = await openRegistered();
    await answerDeletion(page, "Cancel");
    page.server.on(userRoutes.deleteUnverifiedUser, unreachable);
    await answerDeletion(page, "Delete for good");
    await screen.findByText("Failed to delete account. Please try again.");
    page.server.off(userRoutes.deleteUnverifiedUser);
    expect(page.server.sent(userRoutes.deleteUnverifiedUser)).toHaveLength(1);
    await answerDeletion(page, "Delete for good");
    await screen.findByText("Account deleted successfully.");
    expect((await screen.findByLabelText<HTMLInputElement>("First name")).value).toBe("");
    const body = { email: page.email, password };
    expect((await callProduct("POST", "/api/auth/login", { body })).status).toBe(401);
  });

  it("a protected account cannot be deleted", async () => {
    await answerDeletion(await openRegistered("owner@farline.example"), "Delete for good");
    await screen.findByText("This account cannot be deleted");
  });
});
