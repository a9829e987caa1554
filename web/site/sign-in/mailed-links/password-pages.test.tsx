import { randomUUID } from "node:crypto";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userRoutes } from "#contract/users/users.ts";
import { callProduct, isOpen, mailsTo, pathMailedTo } from "#testing/screens/product.ts";
import { password, signedInUser } from "#testing/screens/seed.ts";
import { type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { refuse, unreachable } from "#web/testing/server.ts";

const sent = "If an account exists for this address, a reset link is on its way.";

function withOwnTime(): (time_ms: number) => void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return (time_ms) => act(() => void vi.advanceTimersByTime(time_ms));
}

describe("a forgotten password", () => {
  async function askForLink(address: string) {
    const page = await openScreen("/forgot-password");
    await page.user.type(await screen.findByLabelText("Email"), address);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send Reset Link" });
    return { ...page, button };
  }

  it("needs an address, says what failed, and leads back to the login", async () => {
    const page = await openScreen("/forgot-password", {
      answers: [[userRoutes.forgotPassword, unreachable]],
    });
    const send = await screen.findByRole("button", { name: "Send Reset Link" });
    expect(await obstacles()).toEqual([]);
    await page.user.click(send);
    await screen.findByText("Please enter your email");
    await page.user.type(screen.getByLabelText("Email"), "nobody");
    await screen.findByText("Please enter a valid email address");
    expect(await obstacles()).toEqual([]);
    await page.user.type(screen.getByLabelText("Email"), "@example.com");
    await page.user.click(send);
    await screen.findByText("Failed to send reset email");
    await page.user.click(screen.getByRole("link", { name: "Back to Login" }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe("/login"));
  });

  it("says the same for 5 seconds of an address without an account, which gets no mail", async () => {
    const stranger = `stranger.${randomUUID()}@example.com`;
    const { user, button } = await askForLink(stranger);
    const pass = withOwnTime();
    await user.click(button);
    await screen.findByText(sent);
    expect(await mailsTo(stranger)).toEqual([]);
    pass(5_000);
    await waitFor(() => expect(screen.queryByText(sent)).toBeNull());
    screen.getByText("Open the link in our mail to choose a new password.");
  });

  it("asks for a CAPTCHA when the server does, before it can be sent again", async () => {
    const page = await askForLink("ada@example.com");
    page.server.on(userRoutes.forgotPassword, refuse("captcha_required", 403));
    await page.user.click(page.button);
    await screen.findByText("Please complete the CAPTCHA verification");
    await waitFor(() => expect(page.button.disabled).toBe(true));
  });
});

describe("the page of a reset link", () => {
  async function setPassword({ user }: Pick<OpenScreen, "user">, secret: string, confirmation = secret) {
    for (const [label, value] of [
      ["New password", secret],
      ["Confirm password", confirmation],
    ] as const) {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      if (value !== "") await user.type(field, value);
    }
    await user.click(screen.getByRole("button", { name: "Reset Password" }));
  }

  it("refuses invalid passwords, and says that a reset failed", async () => {
    const page = await openScreen("/reset-password/x", {
      answers: [[userRoutes.resetPassword, unreachable]],
    });
    await setPassword(page, "");
    await waitFor(() => expect(screen.getAllByText("Please enter all fields")).not.toEqual([]));
    await setPassword(page, "12345");
    await screen.findByText("Password must be at least 6 characters");
    await setPassword(page, "a new long password", "another long password");
    await screen.findByText("Passwords do not match");
    expect(await obstacles()).toEqual([]);
    expect(page.server.sent(userRoutes.resetPassword)).toEqual([]);
    await setPassword(page, "a new long password");
    await screen.findByText("Failed to reset password");
    page.server.on(userRoutes.resetPassword, refuse("too_many_requests", 429));
    await setPassword(page, "a new long password");
    await screen.findByText("Too many attempts. Please wait a moment and try again.");
    page.server.off(userRoutes.resetPassword);
    await setPassword(page, "a new long password");
    await screen.findByText("This reset link is no longer valid. Please request a new one.");
  });

  it("logs this device out, and leads after 3 seconds to a login with the address", async () => {
    const ada = await signedInUser();
    const { email } = ada.user;
    const body = { email };
    expect((await callProduct("POST", "/api/auth/forgot-password", { body })).status).toBe(200);
    const page = await openScreen(await pathMailedTo(email), { as: ada });
    const pass = withOwnTime();
    await setPassword(page, "a new long password");
    await screen.findByText("Your password has been reset. You can now log in.");
    expect(await isOpen(ada.token)).toBe(false);
    expect(localStorage.getItem("farline.session")).toBeNull();
    expect(page.router.state.location.pathname).toMatch(/^\/reset-password\//);
    pass(3_000);
    await waitFor(() => expect(page.router.state.location.pathname).toBe("/login"));
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe(email);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
    expect(screen.queryByText("Your session has ended. Please log in again.")).toBeNull();
    const login = (secret: string) =>
      callProduct("POST", "/api/auth/login", { body: { email, password: secret } });
    expect((await login(password)).status).toBe(401);
    expect((await login("a new long password")).status).toBe(200);
  });
});
