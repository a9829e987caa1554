import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Contact, contactBookRoutes } from "#contract/contacts/contact-book.ts";
import { request } from "#testing/screens/payments.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { obstacles } from "#web/testing/screen.tsx";
import { unreachable } from "#web/testing/server.ts";
import { hangUp, openDialler, talk } from "#web/testing/voice.ts";

const london = "+442079460000";
const field = async () =>
  within(screen.getByRole("group", { name: "Call" })).findByLabelText<HTMLTextAreaElement>("Note");

/** A call to a contact with a note, on a wide window. */
async function callAda() {
  const caller = await signedInUser({ credits: 100 });
  const { path } = contactBookRoutes.add;
  const contact = { id: crypto.randomUUID(), name: "Ada", numbers: [{ number: london }], note: "Likes tea." };
  await request(caller, "POST", path, contact);
  const page = await openDialler(caller, { width: 1440 });
  const saved = async () => (await request<[Contact]>(caller, "GET", path))[0];
  const change = async (body: object) => {
    const { id, version } = await saved();
    await request(caller, "PUT", `${path}/${id}`, {
      version,
      name: "Ada",
      numbers: [{ number: london }],
      ...body,
    });
  };
  const isSaved = (note: string) => waitFor(async () => expect((await saved()).note).toBe(note));
  const write = async (text: string) => {
    await page.user.clear(await field());
    await page.user.type(await field(), text);
  };
  return { ...page, change, isSaved, write };
}

it("is saved while it is typed and when the call ends, and is there again at the next call", async () => {
  const page = await callAda();
  const { user, isSaved } = page;
  await talk(page);
  expect((await field()).value).toBe("Likes tea.");
  await user.type(await field(), "\nHas a dog.");
  await screen.findByText("Saved.");
  await isSaved("Likes tea.\nHas a dog.");
  await user.click(screen.getByRole("button", { name: "Keypad" }));
  await user.type(await field(), " 42");
  expect(screen.getByLabelText("Keys pressed").textContent, "digits belong to the note").toBe("");
  await user.keyboard(" Call on Mon{Alt>}[KeyH]{/Alt}");
  await screen.findByRole("region", { name: "Last call" });
  await user.keyboard("9{Enter}{Enter}");
  expect(screen.getByLabelText<HTMLInputElement>("Phone number").value).toBe("44 20 7946 0000");
  expect(screen.queryByRole("button", { name: "End Call" }), "a line break starts no call").toBeNull();
  await isSaved("Likes tea.\nHas a dog. 42 Call on Mon");
  await talk(page);
  expect((await field()).value).toBe("Likes tea.\nHas a dog. 42 Call on Mon");
});

it("says that it could not be saved, keeps its text, and loses nothing that was saved elsewhere", async () => {
  const page = await callAda();
  const { user, server, isSaved, write } = page;
  await talk(page, "+44 20 7946 0001");
  await screen.findByRole("region", { name: "Earlier calls to this number" });
  expect(screen.queryByLabelText("Note"), "a number of no contact has none").toBeNull();
  await hangUp(page);
  await talk(page);

  server.on(contactBookRoutes.change, unreachable);
  await write("Has a cat.");
  await screen.findByText("The note could not be saved. Your text is still here.");
  expect((await field()).value).toBe("Has a cat.");
  expect(await obstacles()).toEqual([]);
  server.off(contactBookRoutes.change);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await isSaved("Has a cat.");

  await page.change({ note: "Has a horse." });
  await write("Has a bird.");
  await screen.findByText("This contact was changed elsewhere.");
  await isSaved("Has a horse.");
  await user.click(screen.getByRole("button", { name: "Show the saved version" }));
  await waitFor(async () => expect((await field()).value).toBe("Has a horse."));

  server.on(contactBookRoutes.change, unreachable);
  await write("Has a fish.");
  await user.keyboard("{Alt>}[KeyH]{/Alt}");
  await screen.findByText(/^Your note about Ada could not be saved\./);
  server.off(contactBookRoutes.change);
  await act(() => page.router.navigate("/contacts"));
  await user.click(await screen.findByRole("button", { name: "Change Ada" }));
  const form = within(await screen.findByRole("form"));
  expect(form.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("Has a fish.");
  await user.click(form.getByRole("button", { name: "Save contact" }));
  await isSaved("Has a fish.");
});
