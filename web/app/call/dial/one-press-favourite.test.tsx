/** A favourite is called with one press, which can be taken back for three seconds. */
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { contactBookRoutes } from "#contract/contacts/contact-book.ts";
import { request } from "#testing/screens/payments.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { openDialler } from "#web/testing/voice.ts";

async function openFavourite(credits: number) {
  const caller = await signedInUser({ credits });
  const numbers = [{ number: "+442079460101", label: "" }];
  const contact = { id: crypto.randomUUID(), name: "Busy Bee", favourite: true, numbers };
  await request(caller, "POST", contactBookRoutes.add.path, contact);
  const page = await openDialler(caller);
  const press = async () => page.user.click(await screen.findByRole("button", { name: "Call Busy Bee" }));
  return { ...page, press };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Phone number");
const start = () => screen.findByRole("button", { name: "Start Call" });
const endCall = () => screen.findByRole("button", { name: "End Call" });
const cancel = () => screen.findByRole("button", { name: "Cancel" });

it("is called after three seconds, unless that is cancelled by Escape or the button, which has the focus", async () => {
  const { user, press } = await openFavourite(100);
  await press();
  await waitFor(async () => expect(document.activeElement).toBe(await cancel()));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "Calling Busy Bee in 3 seconds",
  );
  await user.keyboard("{Escape}");
  await start();
  expect(field().value).toBe("44 20 7946 0101");
  await user.clear(field());
  await press();
  await user.click(await cancel());
  await start();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(screen.queryByRole("button", { name: "End Call" })).toBeNull();

  await user.clear(field());
  await press();
  await cancel();
  await vi.advanceTimersByTimeAsync(3_000);
  await endCall();
  const last = () => screen.findByRole("region", { name: "Last call" });
  await waitFor(async () => expect((await last()).textContent).toContain("The line was busy"));
  await user.click(screen.getByRole("button", { name: "Call again" }));
  await cancel();
  await vi.advanceTimersByTimeAsync(3_000);
  await endCall();
});

it("only fills in the number where its user has switched that off", async () => {
  const { user, router, press } = await openFavourite(100);
  await act(() => router.navigate("/settings"));
  await user.click(await screen.findByLabelText("Call favourites and recent numbers with one press"));
  await act(() => router.navigate("/dashboard"));
  await press();
  await waitFor(() => expect(field().value).toBe("44 20 7946 0101"));
  await screen.findByText("1 credit, $0.10 a minute");
  await start();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

it("is not called where the balance does not cover it", async () => {
  const { press } = await openFavourite(0);
  await press();
  await screen.findByText("You need at least 1 credit to make a call. Please purchase credits.");
  await start();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});
