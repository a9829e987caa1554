import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openServed } from "#web/testing/screen.tsx";

vi.mock("#web/site/rates/rates-page.tsx", () => {
  throw new TypeError("Object.notYetThere is not a function");
});

it("of a page whose own part throws keeps what the server sent, and says how to go on", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const failStart = vi.fn();
  globalThis.failStart = failStart;
  await openServed("/rates");
  // The page's code takes what it fails by when it begins.
  vi.resetModules();
  await import("./main.tsx");
  await waitFor(() => expect(failStart).toHaveBeenCalledOnce());
  expect(String(failStart.mock.lastCall?.[0]?.cause)).toContain("Object.notYetThere");
  screen.getByRole("heading", { level: 1, name: "Rates" });
  expect(screen.getByRole("main").querySelectorAll("li").length).toBeGreaterThan(200);
});
