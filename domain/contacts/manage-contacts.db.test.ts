import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contactBook } from "#adapters/postgres/contact-book-store.ts";
import { type Contact, contactLimits } from "#contract/contacts/contact-book.ts";
import { refuse } from "#contract/refusals.ts";
import { deleteUser } from "#domain/users/settings/delete-user.ts";
import { readPersonalData } from "#domain/users/settings/download-data.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { numberSpellings } from "#testing/numbers/number-spellings.ts";
import { agreed, userHarness } from "#testing/people/user-harness.ts";
import {
  addContact,
  type ContactDeps,
  changeContact,
  importContacts,
  removeContact,
} from "./manage-contacts.ts";

const database = testDatabase();
const harness = await userHarness(database);
const deps: ContactDeps = {
  clock: harness.deps.clock,
  ids: harness.deps.ids,
  transaction: (work) => database.transaction((client) => work({ contacts: contactBook(client) })),
  connection: (work) => database.withClient((client) => work({ contacts: contactBook(client) })),
};

const london = "+442079460000";
const contact = (name: string, ...numbers: string[]) => ({
  name,
  favourite: false,
  numbers: numbers.map((number) => ({ number, label: "" })),
  note: "",
  callerId: null,
});
const add = async (userId: string, name: string, ...numbers: string[]) =>
  agreed(await addContact(deps, userId, { id: randomUUID(), ...contact(name, ...numbers) }));
const list = (userId: string): Promise<Contact[]> => deps.connection(({ contacts }) => contacts.list(userId));
const brief = (contacts: readonly Contact[]) =>
  contacts.map(({ name, numbers }) => [name, ...numbers.map(({ number }) => number)].join(" "));
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => contact(`C ${index}`, `+4420794${10_000 + from + index}`));
const counted = async (userId: string): Promise<unknown> =>
  (
    await harness.rows<{ contacts: number }>("SELECT contacts FROM contact_book WHERE user_id = $1", [userId])
  )[0]?.contacts;

test("a contact is added once, by its id", async () => {
  const { id: userId } = await harness.verified();
  const body = { id: randomUUID(), ...contact("Ada", london) };
  const all = await Promise.all([1, 2, 3].map(() => addContact(deps, userId, body)));
  expect(all).toEqual(Array(3).fill({ ...body, version: 1 }));
  expect(await list(userId)).toEqual([{ ...body, version: 1 }]);
  for (const other of [{ name: "Grace" }, { note: "Another" }])
    expect(await addContact(deps, userId, { ...body, ...other })).toEqual(refuse("idempotency_conflict"));
});

test("numbers are kept in one form, each once", async () => {
  const { id } = await harness.verified();
  const spellings = numberSpellings.filter(([, , number]) => number !== null);
  for (const [spelling, typed, number] of spellings) {
    expect((await add(id, spelling.slice(0, 50), typed, String(number))).numbers).toEqual([
      { number, label: "" },
    ]);
  }
  const wrong = await addContact(deps, id, { id: randomUUID(), ...contact("Ada", london, "0") });
  expect(wrong).toEqual(refuse("number_not_valid"));
});

test("of two tabs that change one contact, the second is refused, and a repeated request is not", async () => {
  const { id: userId } = await harness.verified();
  const { id, version } = await add(userId, "Ada", london);
  const tabs = ["Countess", "Augusta"].map((name) => ({ version, ...contact(name, london) }));
  const answers = await Promise.all(tabs.map((tab) => changeContact(deps, userId, id, tab)));
  expect(answers.filter((answer) => "refused" in answer)).toEqual([refuse("contact_changed")]);
  const first = answers.findIndex((answer) => !("refused" in answer));
  const winner = tabs[first];
  if (!winner) throw new Error("Both tabs were refused");
  expect(await changeContact(deps, userId, id, winner)).toEqual(answers[first]);
  expect(await list(userId)).toEqual([{ ...winner, id, version: version + 1 }]);
});

test("a contact is deleted in the version that was shown: a number that another tab added is not lost", async () => {
  const { id: userId } = await harness.verified();
  const shown = await add(userId, "Ada", london);
  const other = agreed(
    await changeContact(deps, userId, shown.id, {
      version: shown.version,
      ...contact("Ada", london, "+4930123456"),
    }),
  );
  expect(await removeContact(deps, userId, shown)).toEqual(refuse("contact_changed"));
  expect(await list(userId)).toEqual([other]);
  const [removed, changed] = await Promise.all([
    removeContact(deps, userId, other),
    changeContact(deps, userId, other.id, { version: other.version, ...contact("Ada", "+12125550100") }),
  ]);
  // One of both: never a contact that was changed and is gone.
  expect([removed, changed].filter((answer) => "refused" in answer)).toHaveLength(1);
  expect(await list(userId)).toHaveLength("refused" in changed ? 0 : 1);
  expect(await counted(userId)).toBe("refused" in changed ? 0 : 1);
});

test("a change without a note keeps the note, and one with an empty note takes it away", async () => {
  const { id: userId } = await harness.verified();
  const note = "Likes tea\nHas a dog";
  const added = { id: randomUUID(), ...contact("Ada", london), note };
  const { id, version } = agreed(await addContact(deps, userId, added));
  const { note: _, ...older } = contact("Augusta", london);
  const answers = [1, 2].map(() => changeContact(deps, userId, id, { ...older, version }));
  expect(await Promise.all(answers)).toEqual(Array(2).fill({ ...older, id, note, version: version + 1 }));
  const emptied = { ...older, note: "", version: version + 1 };
  expect(await changeContact(deps, userId, id, emptied)).toMatchObject({ note: "" });
  expect(await changeContact(deps, userId, id, { ...emptied, note })).toEqual(refuse("contact_changed"));
  expect(await list(userId)).toMatchObject([{ name: "Augusta", note: "" }]);
});

test("a change without a caller ID keeps the one that was chosen, and one with none takes it away", async () => {
  const { id: userId } = await harness.verified();
  const callerId = randomUUID();
  const added = { id: randomUUID(), ...contact("Ada", london), callerId };
  const { id, version } = agreed(await addContact(deps, userId, added));
  const { callerId: _, ...older } = { ...contact("Augusta", london) };
  expect(agreed(await changeContact(deps, userId, id, { ...older, version }))).toMatchObject({ callerId });
  agreed(await importContacts(deps, userId, [contact("Augusta", london, "+4930123456")]));
  expect(await list(userId)).toMatchObject([{ callerId, version: version + 2 }]);
  const usual = { ...older, callerId: "usual", version: version + 2 };
  expect(agreed(await changeContact(deps, userId, id, usual))).toMatchObject({ callerId: "usual" });
  expect(await changeContact(deps, userId, id, usual)).toMatchObject({ callerId: "usual" });
  expect(await changeContact(deps, userId, id, { ...usual, callerId })).toEqual(refuse("contact_changed"));
  const none = { ...usual, callerId: null, version: version + 3 };
  expect(agreed(await changeContact(deps, userId, id, none))).toMatchObject({ callerId: null });
});

test("another user's contact is not found", async () => {
  const [owner, stranger] = [await harness.verified(), await harness.verified()];
  const { id, version } = await add(owner.id, "Ada", london);
  const change = { version, ...contact("Mallory", london), note: "Was here" };
  expect(await changeContact(deps, stranger.id, id, change)).toEqual(refuse("contact_not_found"));
  expect(await removeContact(deps, stranger.id, { id, version })).toEqual(refuse("contact_not_found"));
  expect(await list(stranger.id)).toEqual([]);
  expect(await list(owner.id)).toEqual([{ id, version, ...contact("Ada", london) }]);
});

describe("an import", () => {
  test("merges by name and number, and keeps two people of one household", async () => {
    const { id } = await harness.verified();
    await add(id, "Ada", london);
    const file = [
      contact("ADA", london, "+4930123456"),
      contact("Grace Hopper", "+12125550100"),
      contact("Hopper, Grace", "+12125550100", "+12125550101"),
      contact("Byron", london),
      contact("Ada", london),
    ];
    expect(await importContacts(deps, id, file)).toEqual({ added: 2, merged: 2, unchanged: 1 });
    const expected = [
      `Ada ${london} +4930123456`,
      `Byron ${london}`,
      "Grace Hopper +12125550100 +12125550101",
    ];
    expect(brief(await list(id))).toEqual(expected);
    expect(await importContacts(deps, id, file)).toEqual({ added: 0, merged: 0, unchanged: 5 });
    expect(brief(await list(id))).toEqual(expected);
  });

  test("adds a note below the one that is there, once", async () => {
    const { id } = await harness.verified();
    const file = (...notes: string[]) => notes.map((note) => ({ ...contact("Ada", london), note }));
    expect(await importContacts(deps, id, file("Likes tea", "Has a dog"))).toMatchObject({
      added: 1,
      merged: 1,
    });
    expect(await importContacts(deps, id, file("Has a dog"))).toMatchObject({ added: 0, unchanged: 1 });
    const long = file("x".repeat(contactLimits.note));
    expect(await importContacts(deps, id, long)).toMatchObject({ added: 0, unchanged: 1 });
    expect(await list(id)).toMatchObject([{ note: "Likes tea\nHas a dog" }]);
  });

  test("adds all or none", async () => {
    const { id } = await harness.verified();
    const digits = Array.from({ length: 10 }, (_, index) => `+4420794600${10 + index}`);
    await add(id, "Full", ...digits);
    const file = [contact("Grace", "+12125550100"), contact("FULL", String(digits[0]), "+12125550101")];
    expect(await importContacts(deps, id, file)).toEqual(refuse("too_many_numbers"));
    expect(await importContacts(deps, id, [contact("Ada", london), contact("Bad", "x")])).toEqual(
      refuse("number_not_valid"),
    );
    expect(brief(await list(id))).toEqual([`Full ${digits.join(" ")}`]);
  });
});

test("no race makes more contacts than a user may have", async () => {
  const { id } = await harness.verified();
  const most = contactLimits.contacts;
  for (let from = 0; from < most - 2; from += contactLimits.importedAtOnce) {
    const part = numbered(Math.min(contactLimits.importedAtOnce, most - 2 - from), from);
    agreed(await importContacts(deps, id, part));
  }
  const answers = await Promise.all([
    ...numbered(3, most).map((one) => addContact(deps, id, { id: randomUUID(), ...one })),
    importContacts(deps, id, numbered(2, most + 10)),
  ]);
  expect(answers.filter((answer) => "refused" in answer)).toContainEqual(refuse("too_many_contacts"));
  const contacts = await list(id);
  expect(contacts.length).toBeLessThanOrEqual(most);
  expect(contacts.length).toBeGreaterThanOrEqual(most - 1);
  expect(await counted(id)).toBe(contacts.length);
  const [first] = contacts;
  const gone = await Promise.all([1, 2].map(() => first && removeContact(deps, id, first)));
  expect(gone).toContainEqual(refuse("contact_not_found"));
  expect(await counted(id)).toBe(contacts.length - 1);
});

test("contacts are in the user's data, and go with the user, also one that is added meanwhile", async () => {
  const person = await harness.verified();
  const session = await harness.session(person);
  const wilhelmina = { ...contact("Wilhelmina", london), note: "Likes tea" };
  agreed(await addContact(deps, person.id, { id: randomUUID(), ...wilhelmina }));
  const data = agreed(await readPersonalData(harness.deps, session));
  expect(data.contacts).toEqual([wilhelmina]);
  const closing = { ...harness.deps, endPayments: async () => undefined };
  const [closed] = await Promise.all([
    deleteUser(closing, session, { password: person.password, forfeitCredits: 0 }),
    ...numbered(5).map((one) => addContact(deps, person.id, { id: randomUUID(), ...one })),
  ]);
  agreed(closed);
  expect(await list(person.id)).toEqual([]);
  expect(await counted(person.id)).toBeUndefined();
  const late = { id: randomUUID(), ...contact("Late", london) };
  expect(await addContact(deps, person.id, late)).toEqual(refuse("unauthenticated"));
});

test.each([
  ["no number", "'Ada', ARRAY[]::text[], ARRAY[]::text[], ''"],
  [
    "eleven numbers",
    "'Ada', array_fill('+442079460000'::text, ARRAY[11]), array_fill(''::text, ARRAY[11]), ''",
  ],
  ["a number that is none", "'Ada', ARRAY['+44 20'], ARRAY[''], ''"],
  ["a number without a label", "'Ada', ARRAY['+442079460000'], ARRAY[]::text[], ''"],
  ["no name", "'', ARRAY['+442079460000'], ARRAY[''], ''"],
  ["a name of 101 characters", "repeat('x', 101), ARRAY['+442079460000'], ARRAY[''], ''"],
  ["a note of 2,001 characters", "'Ada', ARRAY['+442079460000'], ARRAY[''], repeat('x', 2001)"],
])("the table refuses %s", async (_title, values) => {
  const { id } = await harness.verified();
  const insert = `INSERT INTO contact (user_id, id, favourite, created_at, name, numbers, labels, note)
                  VALUES ($1, gen_random_uuid(), false, now(), ${values})`;
  await expect(harness.rows(insert, [id])).rejects.toMatchObject({ code: "23514" });
});
