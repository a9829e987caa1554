import { screen, waitFor } from "@testing-library/react";
import { expect, inject, it } from "vitest";
import { openScreen } from "#web/testing/screen.tsx";

it.each([
  ["GET", "/api/auth/me"],
  ["GET", "/api/payments/credits"],
  ["GET", "/api/payments/transactions"],
  ["POST", "/api/call/token"],
  ["POST", "/api/payments/add-credits"],
  ["POST", "/api/call/deduct-credits"],
])("%s %s is refused without a session", async (method, path) => {
  const response = await fetch(inject("product").url + path, {
    method,
    headers: { "x-auth-token": "x".repeat(43), "content-type": "application/json" },
    ...(method === "POST" && { body: JSON.stringify({ phoneNumber: "+442079460000" }) }),
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { code: "unauthenticated" } });
});

it.each(["/dashboard", "/purchase-credits", "/transactions", "/settings"])(
  "%s asks a visitor to log in first",
  async (path) => {
    const { router } = await openScreen(path);
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    await screen.findByRole("button", { name: "Login" });
  },
);
