import { randomUUID } from "node:crypto";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userRoutes } from "#contract/users/users.ts";
import { callProduct, googleUser, mailsTo, mailTo } from "#testing/screens/product.ts";
import { password, signedInUser } from "#testing/screens/seed.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { session } from "#web/kit/session/browser-session.ts";
import { at, createApp, type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { badGateway, refuse, unreachable } from "#web/testing/server.ts";
import { knownAddress } from "./known-address.ts";
import { LoginPage } from "./login-page.tsx";

const email = () => screen.findByLabelText<HTMLInputElement>("Email");
const loginButton = () => screen.getByRole("button", { name: "Login" });
const alert = (sentence: string) =>
  screen.queryAllByRole("alert").find(({ textContent }) => textContent?.includes(sentence));

/** Fills the form and sends it. */
async function logIn({ user }: Pick<OpenScreen, "user">, address: string, secret = password): Promise<void> {
  await user.clear(await email());
  await user.type(await email(), address);
  await user.clear(screen.getByLabelText("Password"));
  await user.type(screen.getByLabelText("Password"), secret);
  await user.click(loginButton());
}

/** Signs up without opening the mailed link, and tries to log in. */
async function openUnverified(address = `ada.${randomUUID()}@example.com`) {
  const body = { firstName: "Ada", lastName: "Lovelace", email: address, password };
  expect(await callProduct("POST", "/api/auth/signup", { body })).toMatchObject({ status: 200 });
  const page = await openScreen("/login");
  await logIn(page, address);
  await screen.findByRole("heading", { name: "Email Verification Required" });
  return { ...page, address };
}

async function deleteAccount({ user }: Pick<OpenScreen, "user">): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Delete Account" }));
  const question = await screen.findByRole("dialog", { name: "Delete this account?" });
  await user.click(within(question).getByRole("button", { name: "Delete for good" }));
}

describe("the form", () => {
  it("says for 5 seconds that a field is missing", async () => {
    const { user } = await openScreen("/login");
    await email();
    expect(await obstacles()).toEqual([]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(loginButton());
    await waitFor(() => expect(alert("Please fill in all fields")).toBeDefined());
    act(() => void vi.advanceTimersByTime(5_000));
    await waitFor(() => expect(alert("Please fill in all fields")).toBeUndefined());
    expect(await obstacles()).toEqual([]);
  });

  it("shows the server's refusal at the password, and keeps what was typed", async () => {
    const { user: ada } = await signedInUser();
    const page = await openScreen("/login");
    await logIn(page, ada.email, "not the password");
    const field = screen.getByLabelText("Password");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Invalid email or password",
    );
    expect(document.activeElement).toBe(field);
    expect((await email()).value).toBe(ada.email);
    expect(await obstacles()).toEqual([]);
  });

  it.each([
    ["Login failed", badGateway],
    ["An error occurred during login", unreachable],
  ] as const)("says '%s' without an answer of the product", async (sentence, answer) => {
    const page = await openScreen("/login", { answers: [[userRoutes.login, answer]] });
    await logIn(page, "ada@example.com");
    await screen.findByText(sentence);
  });

  it("leads to a forgotten password and to registering", async () => {
    const { user, router } = await openScreen("/login");
    await email();
    await user.click(screen.getByRole("link", { name: /Forgot Password/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/forgot-password"));
    await act(() => router.navigate(-1));
    await email();
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Register" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/register"));
  });
});

it("leads to the dashboard of the user who logged in", async () => {
  const { user: ada } = await signedInUser();
  const page = await openScreen("/login");
  await logIn(page, ada.email);
  await screen.findByRole("heading", { name: "Ada Lovelace" });
  screen.getByText(ada.email);
  expect(page.router.state.location.pathname).toBe("/dashboard");
});

it.each([
  ["success=true", "Email verified successfully! You can now log in."],
  [
    "error=invalid_token",
    "Invalid verification token. Please try again or request a new verification email.",
  ],
  ["error=server_error", "Server error during verification. Please try again later."],
])("shows the message of its query once, and clears it: %s", async (query, sentence) => {
  const { router } = await openScreen(`/login?${query}`);
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
  expect(router.state.location).toMatchObject({ pathname: "/login", search: "" });
  expect(window.location.search).toBe("");
});

it("says the result of a verification once when another tab logs in while the page opens", async () => {
  const ada = await signedInUser();
  await openScreen("/login?success=true", {
    cookies: [`session=${ada.token}`],
    createPage() {
      const page = createApp();
      session.start(ada.csrfToken, ada.user.id);
      return page;
    },
  });
  await at("/dashboard");
  expect(screen.getAllByText("Email verified successfully! You can now log in.")).toHaveLength(1);
});

describe("an unverified account", () => {
  it("can get its mail again, and says when that fails", async () => {
    const { user, server, address } = await openUnverified();
    screen.getByText(address);
    expect(await obstacles()).toEqual([]);
    await mailTo(address);
    const resend = screen.getByRole("button", { name: "Resend verification email" });
    await user.click(resend);
    await screen.findByText("Verification email sent! Please check your inbox.");
    await waitFor(async () => expect(await mailsTo(address)).toHaveLength(2));
    server.on(userRoutes.resendVerification, refuse("too_many_requests", 429));
    await user.click(resend);
    await screen.findByText("Failed to send verification email. Please try again.");
  });

  it("can be left for another one, or deleted", async () => {
    const page = await openUnverified();
    await page.user.click(screen.getByRole("button", { name: "Try Another Account" }));
    expect(screen.queryByRole("heading", { name: "Email Verification Required" })).toBeNull();
    await logIn(page, page.address);
    await screen.findByRole("heading", { name: "Email Verification Required" });
    await deleteAccount(page);
    await screen.findByText("Account deleted successfully.");
    await logIn(page, page.address);
    await screen.findByText("Invalid email or password");
  });

  it("is not deleted where its address is protected", async () => {
    await deleteAccount(await openUnverified("operator@farline.example"));
    await screen.findByText("This account cannot be deleted");
  });
});

it("leads the user of a Google account to Google", async () => {
  const address = `grace.${randomUUID()}@gmail.example`;
  await googleUser(address);
  const page = await openScreen("/login");
  const leave = vi.spyOn(window.location, "assign").mockReturnValue();
  await logIn(page, address);
  const dialog = await screen.findByRole("dialog", { name: "Google Account Required" });
  await page.user.click(within(dialog).getByRole("button", { name: "Sign in with Google" }));
  expect(leave).toHaveBeenLastCalledWith("/api/auth/google");
  await page.user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  const panel = screen.getByRole("region", { name: "Google account detected" });
  within(panel).getByRole("button", { name: "Sign in with Google" });
});

it("says that the browser cannot use passkeys", async () => {
  const { user } = await openScreen("/login");
  await email();
  await user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  await screen.findByText(/^This browser cannot use passkeys/);
});

describe("the address of the link that was opened", () => {
  const address = "ada@example.com";

  /** The page as the server sends it, before its code knows the address. */
  function showHtml() {
    const router = createMemoryRouter([{ path: "*", Component: LoginPage }], { initialEntries: ["/login"] });
    const page = (
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    const takeOver = async () => {
      knownAddress.keep(address);
      await act(async () => void render(page, { container, hydrate: true }));
    };
    onTestFinished(() => {
      cleanup();
      knownAddress.keep("");
    });
    return takeOver;
  }

  it("is filled in, and leaves the password to type", async () => {
    const takeOver = showHtml();
    expect(loginButton().matches(":disabled"), "before the code is here").toBe(true);
    await takeOver();
    expect((await email()).value).toBe(address);
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  });

  it("stays away from a person who is at the field before the page's code", async () => {
    const takeOver = showHtml();
    const field = await email();
    field.focus();
    await takeOver();
    await userEvent.paste("grace@example.com");
    expect(field.value).toBe("grace@example.com");
    expect(document.activeElement).toBe(field);
  });
});

it.each(["https://elsewhere.example/admin", "//elsewhere.example/admin", "/administer", "/settings"])(
  "leads a user to no other address that a link names: %s",
  async (to) => {
    const { router } = await openScreen(`/login?to=${encodeURIComponent(to)}`, { as: await signedInUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  },
);
