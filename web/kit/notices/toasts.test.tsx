import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { userRoutes } from "#contract/users/users.ts";
import { password } from "#testing/screens/seed.ts";
import { openScreen } from "#web/testing/screen.tsx";
import { unreachable } from "#web/testing/server.ts";

const goes = (sentence: string) => waitFor(() => expect(screen.queryByText(sentence)).toBeNull());

it("end with the next submit and with a navigation", async () => {
  const { user, server } = await openScreen("/register", { answers: [[userRoutes.signup, unreachable]] });
  // Of a hidden page none ends by itself.
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  for (const [label, text] of [
    ["First name", "Ada"],
    ["Last name", "Lovelace"],
    ["Email", `ada.${crypto.randomUUID()}@example.com`],
    ["Password", password],
    ["Confirm password", password],
  ] as const)
    await user.type(await screen.findByLabelText(label), text);
  const register = screen.getByRole("button", { name: "Register" });
  await user.click(register);
  await screen.findByText("Registration failed");
  server.off(userRoutes.signup);
  await user.click(register);
  await screen.findByRole("heading", { name: "Registration Successful!" });
  await goes("Registration failed");
  await user.click(screen.getByRole("button", { name: "Resend verification email" }));
  const sent = "Verification email sent! Please check your inbox.";
  await screen.findByText(sent);
  await user.click(screen.getByRole("link", { name: "Go to Login" }));
  await screen.findByRole("heading", { name: "Welcome back" });
  await goes(sent);
});
