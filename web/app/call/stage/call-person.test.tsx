import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { idle } from "#web/phone/late-phone.ts";
import type { Phone } from "#web/phone/phone.ts";
import { CallPerson } from "./call-person.tsx";

afterEach(cleanup);

it("says that the caller withheld the number", () => {
  const now = { ...idle, phase: "in_progress", number: null } as const;
  const phone: Partial<Phone> = { snapshot: () => now, subscribe: () => () => undefined };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CallPerson phone={phone as Phone} />
    </QueryClientProvider>,
  );
  expect(screen.getByText("Withheld number")).toBeDefined();
});
