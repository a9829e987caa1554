import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { RouterProvider } from "react-router/dom";
import { expect } from "vitest";
import type { Role } from "#contract/operators/permissions.ts";
import { adminPath } from "#contract/operators/routes.ts";
import { signedInOperator } from "#testing/screens/operators.ts";
import type { SignedInUser } from "#testing/screens/seed.ts";
import { queries } from "#web/admin/lib/run.ts";
import { FactorDialog } from "#web/admin/lib/second-factor.tsx";
import { createAdminRouter } from "#web/admin/router.tsx";
import { type OpenScreen, openScreen, type ScreenOptions } from "./screen.tsx";

/** The reason that operators give, unless a test says otherwise. */
export const why = "ticket 1042 of the user";

function createDesk() {
  const router = createAdminRouter();
  const page = (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <FactorDialog />
    </QueryClientProvider>
  );
  return { router, page, close: () => queries.clear() };
}

/** Opens a screen of the operators' page, as a new operator of a role or as one who is there. */
export async function openDesk(
  path: string,
  who: Role | SignedInUser = "owner",
  options: ScreenOptions = {},
): Promise<OpenScreen & { operator: SignedInUser }> {
  const operator = typeof who === "string" ? await signedInOperator(who) : who;
  const page = await openScreen(`${adminPath}/${path}`, { as: operator, createPage: createDesk, ...options });
  return { ...page, operator };
}

export const part = (name: string) => screen.findByRole("region", { name });
export const partText = async (name: string) => (await part(name)).textContent;

/** The row of a table with this text. */
export async function rowWith(text: string) {
  return waitFor(() => {
    const row = screen.getAllByRole("row").find(({ textContent }) => textContent?.includes(text));
    if (!row) throw new Error(`no row has ${text}`);
    return Object.assign(within(row), { text: row.textContent });
  });
}

interface Answers {
  /** The button of the question, where it has another name than the one that opened it. */
  submit?: string;
  fields?: Record<string, string>;
  reason?: string;
  /** True when the question is asked once more. */
  confirms?: boolean;
}

/** Presses a button, answers the question that it opens with a reason, and sends it. Returns the question. */
export async function act(
  user: UserEvent,
  button: string | HTMLElement,
  {
    submit = typeof button === "string" ? button : "",
    fields = {},
    reason = why,
    confirms = false,
  }: Answers = {},
) {
  await user.click(typeof button === "string" ? await screen.findByRole("button", { name: button }) : button);
  const dialog = within(await screen.findByRole("dialog"));
  const texts = Object.entries({ ...fields, Reason: reason });
  for (const [label, value] of texts) fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await user.click(dialog.getByRole("button", { name: submit }));
  if (confirms) {
    await waitFor(() => expect(dialog.queryByLabelText("Reason")).toBeNull());
    await user.click(dialog.getByRole("button", { name: submit }));
  }
  return dialog;
}
