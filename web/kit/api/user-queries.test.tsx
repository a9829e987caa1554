import { act, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { sessionRoutes } from "#contract/users/session.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { openScreen } from "#web/testing/screen.tsx";
import { queryKeys } from "./query-keys.ts";
import { queries } from "./with-queries.tsx";

const part = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("#web/kit/kept/chosen-currency.ts", async (load) => {
  await part.promise;
  return load();
});

it("keeps no currency of a user who left while the code for it was loading", async () => {
  let isAnswered = false;
  const { server } = await openScreen("/about", {
    as: await signedInUser(),
    answers: [
      [
        sessionRoutes.me,
        async (_request, proceed) => {
          const user = await (await proceed()).json();
          isAnswered = true;
          return Response.json({ ...user, currency: "GBP" });
        },
      ],
    ],
  });
  await waitFor(() => expect(isAnswered).toBe(true));
  expect(
    queries.getQueryData(queryKeys.user),
    "no screen shows the user in another currency",
  ).toBeUndefined();
  server.off(sessionRoutes.me);
  const next = await signedInUser();
  server.cookies.set("session", next.token);
  localStorage.setItem("farline.session", next.csrfToken);
  await act(async () => session.refresh());
  part.resolve();
  await vi.dynamicImportSettled();
  const { chosenCurrency } = await import("#web/kit/kept/chosen-currency.ts");
  expect(chosenCurrency()).toBe("USD");
});
