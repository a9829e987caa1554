import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import type { NoteDraft } from "./note-draft.ts";
import { createNoteSaver, typingPause_ms } from "./note-saver.ts";

const ada: Contact = {
  id: "1",
  name: "Ada",
  favourite: false,
  numbers: [{ number: e164Schema.parse("+442079460000"), label: "" }],
  callerId: null,
  note: "Likes tea",
  version: 1,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A saver beside a server that has the contact, refuses old versions, and may lose answers or be away. */
function scene(draft?: NoteDraft) {
  const server = { contact: ada, notes: [] as string[], isAway: false, losesAnswers: false };
  const device = { draft };
  const unreachable = () => new ApiError("network", "The server could not be reached.");
  const saver = createNoteSaver(ada, {
    async save(contact) {
      await vi.advanceTimersByTimeAsync(0);
      if (server.isAway) throw unreachable();
      if (contact.version !== server.contact.version) throw new ApiError("contact_changed", "Changed", 409);
      server.contact = { ...contact, version: contact.version + 1 };
      server.notes.push(contact.note);
      if (server.losesAnswers) throw unreachable();
      return server.contact;
    },
    findNewest: async () => server.contact,
    draft: {
      read: () => device.draft,
      keep: (typed) => {
        device.draft = typed;
      },
      drop: () => {
        device.draft = undefined;
      },
    },
  });
  const elsewhere = (change: Partial<Contact>) => {
    server.contact = { ...server.contact, ...change, version: server.contact.version + 1 };
  };
  return { server, device, saver, elsewhere };
}

test("a note is saved after a pause, once, and is a draft until then", async () => {
  const { server, device, saver } = scene();
  for (const text of ["Likes tea.", "Likes tea. H", "Likes tea. Has a dog "]) {
    saver.type(text);
    await vi.advanceTimersByTimeAsync(typingPause_ms - 1);
  }
  expect([server.notes, device.draft]).toEqual([[], { text: "Likes tea. Has a dog ", over: "Likes tea" }]);
  await vi.advanceTimersByTimeAsync(1);
  expect([server.notes, device.draft]).toEqual([["Likes tea. Has a dog"], undefined]);
  expect(saver.snapshot()).toMatchObject({ text: "Likes tea. Has a dog ", state: "saved" });
  saver.type("Likes tea. Has a dog");
  await saver.flush();
  expect(server.notes).toHaveLength(1);
});

test("a field that is left is saved at once, with what was typed while the last request was under way", async () => {
  const { server, device, saver } = scene();
  saver.type("A");
  const first = saver.flush();
  saver.type("A b");
  await Promise.all([first, saver.flush()]);
  expect([server.notes, device.draft]).toEqual([["A", "A b"], undefined]);
});

test("a note that cannot be saved stays as typed and as a draft, and is sent again", async () => {
  const { server, device, saver } = scene();
  server.isAway = true;
  saver.type("A");
  await saver.flush();
  expect(saver.snapshot()).toMatchObject({ text: "A", state: "failed", error: { code: "network" } });
  expect(device.draft).toEqual({ text: "A", over: "Likes tea" });
  server.isAway = false;
  await saver.flush();
  expect([server.notes, device.draft, saver.snapshot().state]).toEqual([["A"], undefined, "saved"]);
});

test("a lost answer is no conflict", async () => {
  const { server, saver } = scene();
  server.losesAnswers = true;
  saver.type("A");
  await saver.flush();
  server.losesAnswers = false;
  saver.type("A b");
  await saver.flush();
  expect([server.notes, saver.snapshot().state]).toEqual([["A", "A b"], "saved"]);
});

test("a name that was changed elsewhere stays, and the note is saved", async () => {
  const { server, saver, elsewhere } = scene();
  elsewhere({ name: "Countess" });
  saver.type("A");
  await saver.flush();
  expect(server.contact).toMatchObject({ name: "Countess", note: "A" });
});

test.each([
  ["typed", ["A b"], "A b"],
  ["saved", [], "Likes coffee"],
] as const)(
  "of two notes none replaces the other until the user decides for the %s one",
  async (winner, notes, note) => {
    const { server, device, saver, elsewhere } = scene();
    elsewhere({ note: "Likes coffee" });
    saver.type("A");
    await saver.flush();
    saver.type("A b");
    await vi.advanceTimersByTimeAsync(typingPause_ms);
    await saver.flush();
    expect(saver.snapshot()).toMatchObject({ text: "A b", state: "conflict" });
    expect([server.contact.note, device.draft?.text]).toEqual(["Likes coffee", "A b"]);
    saver.decide(winner);
    await saver.flush();
    expect([server.notes, server.contact.note, saver.snapshot().text]).toEqual([notes, note, note]);
    expect(device.draft).toBeUndefined();
  },
);

test.each([
  ["is saved when it was typed over the saved note", "Likes tea", "typed", ["A"]],
  ["waits for the user when another note was saved since", "Likes milk", "conflict", []],
])("a draft %s", async (_title, over, state, notes) => {
  const { server, saver } = scene({ text: "A", over });
  expect(saver.snapshot()).toMatchObject({ text: "A", state });
  await saver.flush();
  expect(server.notes).toEqual(notes);
});

test("a newer version is shown where nothing is typed, and typed text stays", async () => {
  const { saver, server, elsewhere } = scene();
  elsewhere({ note: "Likes coffee" });
  saver.see(server.contact);
  expect(saver.snapshot()).toMatchObject({ text: "Likes coffee", state: "unchanged" });
  saver.type("A");
  elsewhere({ note: "Likes milk" });
  saver.see(server.contact);
  expect(saver.snapshot()).toMatchObject({ text: "A", state: "typed" });
  await saver.flush();
  expect([saver.snapshot().state, server.notes]).toEqual(["conflict", []]);
});
