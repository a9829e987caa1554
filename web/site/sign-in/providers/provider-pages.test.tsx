import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { comeFromGoogle, isOpen, logInElsewhere, pathMailedTo } from "#testing/screens/product.ts";
import { password, signedInUser } from "#testing/screens/seed.ts";
import { changeBrowser, obstacles, openScreen } from "#web/testing/screen.tsx";

const success = "Successfully signed in with Google!";
const newAddress = () => `grace.${randomUUID()}@gmail.example`;

async function openFromGoogle(email: string) {
  const { path, cookies } = await comeFromGoogle(email);
  return openScreen(path, { cookies });
}

it("the question before linking is gone after a reload, which leads to the login", async () => {
  const { router } = await openScreen("/link-provider");
  await screen.findByLabelText("Email");
  expect(router.state.location.pathname).toBe("/login");
});

describe("the callback page", () => {
  it("opens the account's dashboard, with no ticket left in the address", async () => {
    const { router } = await openFromGoogle(newAddress());
    await screen.findByRole("heading", { name: "Grace Hopper" });
    expect(router.state.location).toMatchObject({ pathname: "/dashboard", search: "" });
  });

  it.each([
    [
      "?error=openid_email_not_verified",
      "Authentication failed: The account you chose has no verified email address.",
    ],
    ["?error=openid_cancelled", "Authentication failed: The sign-in was cancelled."],
    ["?error=access_denied", "Authentication failed: Something went wrong. Please try again."],
    ["?error=Call+0900+1234+to+unlock", "Authentication failed: Something went wrong. Please try again."],
    ["?error=toString", "Authentication failed: Something went wrong. Please try again."],
    ["", "Authentication failed: No token received"],
    ["?token=never-given", "Error loading user data"],
  ])("that opens no session says why, and leads to the login: '%s'", async (query, sentence) => {
    const { router } = await openScreen(`/auth/google/callback${query}`);
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
    expect(router.state.location.pathname).toBe("/login");
    await screen.findByRole("button", { name: "Login" });
  });

  it("replaces no session of another user", async () => {
    const { path, cookies } = await comeFromGoogle(newAddress());
    await openScreen(path, { as: await signedInUser(), cookies });
    await screen.findByText(/^You are logged in as another user\./);
    await screen.findByRole("heading", { name: "Ada Lovelace" });
  });
});

describe("an account with a password", () => {
  it("asks for it once before Google signs in", async () => {
    const { user: ada } = await signedInUser();
    const { user, router } = await openFromGoogle(ada.email);
    await screen.findByRole("heading", { name: "Link Google sign-in" });
    screen.getByText(ada.email);
    expect(await obstacles()).toEqual([]);
    const link = screen.getByRole("button", { name: "Link and sign in" });
    await user.click(link);
    await screen.findByText("Please enter your password");
    await user.type(screen.getByLabelText("Password"), "not this one");
    await user.click(link);
    await screen.findByText("This is not your password.");
    await user.clear(screen.getByLabelText("Password"));
    await user.type(screen.getByLabelText("Password"), password);
    await user.click(link);
    await screen.findByText(success);
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));

    await changeBrowser();
    await openFromGoogle(ada.email);
    await screen.findByRole("heading", { name: "Ada Lovelace" });
  });

  it("is linked by a mailed link where its password is not known, and loses it", async () => {
    const { user: ada } = await signedInUser();
    const strangers = await logInElsewhere(ada.email, password);
    const { user } = await openFromGoogle(ada.email);
    await user.click(await screen.findByRole("button", { name: "Mail me a link" }));
    await screen.findByText(/^We have sent you a link\./);
    const path = await pathMailedTo(ada.email, "Link Google sign-in to your account");
    const { user: owner } = await openScreen(path);
    await screen.findByText(/The password of the account stops working/);
    expect(await obstacles()).toEqual([]);
    expect(await isOpen(strangers)).toBe(true);
    await owner.click(await screen.findByRole("button", { name: "Link Google sign-in" }));
    await screen.findByText("Google sign-in is linked, and the old password no longer works.");
    expect(await isOpen(strangers)).toBe(false);
    const leave = vi.spyOn(window.location, "assign").mockReturnValue();
    await owner.click(within(screen.getByRole("main")).getByRole("button", { name: "Sign in with Google" }));
    expect(leave).toHaveBeenLastCalledWith("/api/auth/google");
  });
});
