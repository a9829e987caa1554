import { randomUUID } from "node:crypto";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { callerIdRoutes } from "#contract/calls/caller-ids.ts";
import { contactBookRoutes } from "#contract/contacts/contact-book.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { callProduct } from "#testing/screens/product.ts";
import { addPastCalls, productDatabase, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { showDocumentLanguage } from "#web/kit/loading/language.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { giveOwnTime, obstacles, openScreen } from "#web/testing/screen.tsx";
import { reply, unreachable } from "#web/testing/server.ts";
import type { ReadRequest } from "./files/contact-worker.ts";
import { readContactFile } from "./files/read-file.ts";

vi.mock("./files/contact-worker.ts?worker&url", () => ({ default: "/assets/contact-worker.js" }));

/** Reads in the page, as the worker of a browser does beside it. */
class PageWorker extends EventTarget {
  async postMessage({ bytes, choice }: ReadRequest): Promise<void> {
    await loadNumberingPlans();
    const reading = readContactFile(new Uint8Array(bytes), choice, () => {});
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: { reading } })));
  }
  terminate(): void {}
}
vi.stubGlobal("Worker", PageWorker);

const london = "+442079460000";
const shown = "+44 20 7946 0000";

const adasId = randomUUID();

async function userWith(...contacts: [name: string, number: string, id?: string][]) {
  const ada = await signedInUser({ credits: 100 });
  for (const [name, number, id = randomUUID()] of contacts) {
    const body = { id, name, favourite: false, numbers: [{ number, label: "Home" }] };
    expect((await callProduct("POST", "/api/contacts", { token: ada.token, body })).status).toBe(200);
  }
  return ada;
}

async function openContacts(as: SignedInUser) {
  const page = await openScreen("/contacts", { as });
  await screen.findByLabelText("File to import");
  return page;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const shows = (name: string, value: string) => waitFor(() => expect(field(name).value).toBe(value));

it("a contact is added with a number as it is written, found by name or digits, and dialled", async () => {
  const { user } = await openContacts(await userWith());
  await screen.findByText("No contacts yet");
  await user.click(screen.getByRole("button", { name: "Add a contact" }));
  const form = within(await screen.findByRole("form", { name: "New contact" }));
  await user.type(form.getByLabelText("Number"), "020");
  await user.click(form.getByRole("button", { name: "Save contact" }));
  await form.findByText("Please enter a name");
  form.getByText("Please enter the whole number with its country code");
  expect(await obstacles()).toEqual([]);
  await user.type(form.getByLabelText("Name"), "Zoë Müller");
  await user.clear(form.getByLabelText("Number"));
  await user.type(form.getByLabelText("Number"), "0044 (20) 7946-0000");
  await user.type(form.getByLabelText("Label"), "Mobile");
  await user.click(form.getByRole("button", { name: "Save contact" }));
  await user.click(await screen.findByRole("button", { name: `Call Zoë Müller, Mobile, ${shown}` }));
  await screen.findByLabelText("Phone number");
  await shows("Phone number", "44 20 7946 0000");
  for (const typed of ["muller", "20 7946", "963"]) {
    await user.clear(field("Phone number"));
    await user.type(field("Phone number"), typed);
    const matches = within(await screen.findByRole("list", { name: "Matching contacts" }));
    await waitFor(() => expect(matches.getByRole("listitem").textContent).toContain("Zoë Müller"));
  }
  await user.click(within(screen.getByRole("list", { name: "Matching contacts" })).getByRole("button"));
  await shows("Phone number", "44 20 7946 0000");
});

it("a number of the history becomes a favourite, which is named wherever the number stood", async () => {
  const ada = await userWith();
  const call = { number: london, country: "GB", destination: "United Kingdom", hours_ago: 1 };
  await addPastCalls(ada, [{ ...call, credits: 0, seconds: null, status: "busy" }]);
  const { user } = await openScreen("/calls", { as: ada });
  await user.click(await screen.findByRole("link", { name: `Add ${shown} to contacts` }));
  const form = within(await screen.findByRole("form", { name: "New contact" }));
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>("Number").value).toBe(london));
  await user.type(form.getByLabelText("Name"), "Busy Bee");
  await user.click(form.getByLabelText("Favourite"));
  await user.click(form.getByRole("button", { name: "Save contact" }));
  within(await screen.findByRole("region", { name: "Favourites" })).getByText("Busy Bee");
  const { user: caller } = await openScreen("/dashboard", { as: ada });
  const recent = within(await screen.findByRole("region", { name: "Recent numbers" }));
  await recent.findByText(/Busy Bee/);
  await caller.click(await screen.findByRole("button", { name: "Call Busy Bee" }));
  await shows("Phone number", "44 20 7946 0000");
  const { user: reader } = await openScreen("/calls", { as: ada });
  await reader.click(await screen.findByRole("link", { name: /^Call to Busy Bee, / }));
  await screen.findByRole("heading", { level: 1, name: "Call to Busy Bee" });
});

it("a deleted contact comes back, and a change of another tab is not overwritten", async () => {
  const ada = await userWith(["Ada", london, adasId]);
  const { user } = await openContacts(ada);
  await user.click(screen.getByRole("button", { name: "Delete Ada" }));
  await screen.findByText("Ada has been deleted.");
  await screen.findByText("No contacts yet");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(await screen.findByRole("button", { name: "Change Ada" }));
  const form = within(await screen.findByRole("form"));
  const body = { version: 1, name: "Countess", numbers: [{ number: london }] };
  const other = await callProduct("PUT", `/api/contacts/${adasId}`, { token: ada.token, body });
  expect(other.status).toBe(200);
  await user.clear(form.getByLabelText("Name"));
  await user.type(form.getByLabelText("Name"), "Augusta");
  await user.click(form.getByRole("button", { name: "Save contact" }));
  await screen.findByText(/This contact was changed in another tab/);
  await shows("Name", "Augusta");
  await user.click(await screen.findByRole("button", { name: "Show the saved version" }));
  await shows("Name", "Countess");
});

it("a contact has a caller ID of its own, or the one of other calls", async () => {
  const ada = await userWith(["Ada", london, adasId]);
  const rented = { id: randomUUID(), number: "+14155550110" as E164, isDefault: false };
  const usual = "+12025550100" as E164;
  const own = reply(callerIdRoutes.list, { offered: true, usual, callerIds: [], rented: [rented] });
  const { user } = await openScreen("/contacts", { as: ada, answers: [[callerIdRoutes.list, own]] });
  const change = async (option: string) => {
    await user.click(await screen.findByRole("button", { name: "Change Ada" }));
    await user.selectOptions(await screen.findByLabelText("Number they see"), option);
    await user.click(screen.getByRole("button", { name: "Save contact" }));
    await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  };
  const stored = () =>
    productDatabase().withClient(async (client) => {
      const { rows } = await client.query("SELECT caller_id FROM contact WHERE user_id = $1", [ada.user.id]);
      return rows.map(({ caller_id }) => caller_id);
    });
  await change("+1 415 555 0110");
  expect(await stored()).toEqual([rented.id]);
  await change("Our number, +1 202 555 0100");
  expect(await stored()).toEqual(["usual"]);
  await user.click(await screen.findByRole("button", { name: "Change Ada" }));
  expect((await screen.findByLabelText<HTMLSelectElement>("Number they see")).value).toBe("usual");
  expect(await obstacles()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await change("As in other calls");
  expect(await stored()).toEqual([null]);
});

it("contacts are changed, found and dialled by the keyboard", async () => {
  const { user } = await openContacts(await userWith(["Ada", london], ["Wolf", "+12125550100"]));
  screen.getByRole("button", { name: "Change Ada" }).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("form");
  await waitFor(() => expect(document.activeElement).toBe(field("Name")));
  await user.clear(field("Name"));
  await user.keyboard("Augusta{Enter}");
  await screen.findByRole("button", { name: "Change Augusta" });
  await user.type(field("Search by name or number"), "augu");
  await screen.findByText("1 contact");
  const dialler = await openScreen("/dashboard", { as: await userWith(["Wolf", "+12125550100"]) });
  await dialler.user.type(await screen.findByLabelText("Phone number"), "wolf");
  const matches = within(await screen.findByRole("list", { name: "Matching contacts" }));
  matches.getByRole("button").focus();
  await dialler.user.keyboard("{Enter}");
  await shows("Phone number", "1 212 555 0100");
});

it("an open form keeps what is typed while another tab changes the language", async () => {
  const { user } = await openContacts(await userWith());
  await user.click(screen.getByRole("button", { name: "Add a contact" }));
  await user.type(await screen.findByLabelText("Name"), "Zoë");
  await showDocumentLanguage();
  await act(async () => {
    dispatchEvent(new StorageEvent("storage", { key: "farline.language", newValue: "de" }));
  });
  await screen.findByRole("heading", { level: 1, name: "Kontakte" });
  await shows("Name", "Zoë");
});

/** The preview of a chosen file. */
async function choose(user: UserEvent, content: BlobPart, name = "contacts.csv") {
  await user.upload(field("File to import"), new File([content], name));
  return within(await screen.findByRole("region", { name: "What is in the file" }));
}

const select = async (user: UserEvent, label: string, option: string) =>
  user.selectOptions(field(label), option);

const cards = [
  "BEGIN:VCARD",
  "VERSION:2.1",
  "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;Zo=C3=AB;;;",
  "TEL;CELL:020 7946 0007",
  ...["END:VCARD", "BEGIN:VCARD", "VERSION:3.0", "FN:ADA", `TEL:${london}`, "TEL:+4930123456", "END:VCARD"],
  ...["BEGIN:VCARD", "VERSION:3.0", "FN:Silent", "END:VCARD"],
].join("\r\n");

it("a file is previewed and imported, and what is saved is read again", async () => {
  const { user } = await openContacts(await userWith(["Ada", london]));
  let preview = await choose(user, cards, "phone.vcf");
  await select(user, "Country for numbers without a code", "");
  await preview.findByText("0 new contacts, 1 merged by number");
  await select(user, "Country for numbers without a code", "United Kingdom");
  await preview.findByText("1 new contact, 1 merged by number");
  await user.click(preview.getByText("1 line cannot be read"));
  preview.getByText("Line 12: No phone number (Silent)");
  expect(await obstacles()).toEqual([]);
  await user.click(preview.getByRole("button", { name: "Import" }));
  await screen.findByText("1 contact added, 1 merged.");
  expect((await screen.findByRole("region", { name: "Z" })).textContent).toContain("+44 20 7946 0007 Mobile");
  expect(screen.getByRole("region", { name: "A" }).textContent).toContain("+49 30 123456");

  const saved = vi.spyOn(URL, "createObjectURL");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  for (const [index, format] of ["vCard", "vCard 4.0", "CSV"].entries()) {
    await user.click(screen.getByRole("button", { name: format }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(index + 1));
    const [file] = saved.mock.calls[index] ?? [];
    preview = await choose(user, file instanceof Blob ? file : "", "saved.txt");
    await preview.findByText("0 new contacts, 2 already there");
  }
});

const picture = `PHOTO;ENCODING=BASE64;JPEG:${"/9j/4AAQSkZJRgABAQAAAQABAAD".repeat(40_000)}`;
const phones = ["BEGIN:VCARD", "VERSION:2.1", "FN:Ada", `TEL;CELL:${london}`, picture, "", "END:VCARD", ""];
const rows = (count: number) =>
  ["Name,Phone", ...Array.from({ length: count }, (_, row) => `Person ${row},+4420${79_460_000 + row}`)].join(
    "\n",
  );

it.each([
  ["a phone's cards with pictures", phones.join("\r\n")],
  ["Outlook's in German", '"Vorname","Nachname","Mobiltelefon"\r\n"Zoë","Müller","+491711234567"\r\n'],
  ["UTF-16", Buffer.from("\uFEFFName\tPhone\r\nZoë\t+442079460000\r\n", "utf16le")],
])("%s are imported", async (_, content) => {
  const { user } = await openContacts(await userWith());
  const preview = await choose(user, content, "x.vcf");
  await preview.findByText("1 new contact");
  expect(preview.queryByText(/cannot be read/)).toBeNull();
  await user.click(preview.getByRole("button", { name: "Import" }));
  await screen.findByText("1 contact");
  expect(screen.queryByRole("region", { name: "What is in the file" })).toBeNull();
});

it("the preview says why a file cannot be imported", async () => {
  const { user } = await openContacts(await userWith());
  for (const [content, sentence] of [
    [rows(5_001), "You can have at most 5,000 contacts."],
    ["", "There is nothing to import"],
    [Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "This is not a vCard or CSV file (PNG)"],
    [Buffer.from("00010203", "hex"), "This is not a vCard or CSV file"],
    ["PK\x03\x04xl/workbook.xml", /^This is a spreadsheet \(Excel XLSX\)\. Please save it as CSV/],
    ["PK\x03\x04phone.vcf", /^This file is packed \(ZIP\)\. Please unpack it/],
  ] as const) {
    const preview = await choose(user, content, "x.vcf");
    await preview.findByText(sentence);
    expect(preview.getByRole<HTMLButtonElement>("button", { name: "Import" }).disabled).toBe(true);
  }
});

it("an imported note comes below the one that is there, and one that does not fit is named", async () => {
  const { user } = await openContacts(await userWith());
  const note = `${"x".repeat(1_980)}.`;
  let preview = await choose(user, `Name,Notes,Phone\nAda,${note},${london}\nGrace,Likes tea,+442079460002`);
  await user.click(preview.getByRole("button", { name: "Import" }));
  await screen.findByText("2 contacts added, 0 merged.");
  const more = `Name,Notes,Phone\nAda,Likes tea and has a dog,${london}\nGrace,Has a dog,+442079460002`;
  preview = await choose(user, more);
  await preview.findByText("0 new contacts, 1 merged by number, 1 already there");
  expect(preview.getByText(/^Notes left out, because/).parentElement?.textContent).toMatch(/: Ada$/);
  await user.click(preview.getByRole("button", { name: "Import" }));
  await screen.findByText(/Likes tea\nHas a dog/, { normalizer: (text) => text });
});

it("an import of several requests that stops halfway says how far it came, and the file brings the rest", async () => {
  const { user, server } = await openContacts(await userWith());
  const file = rows(1_500);
  let preview = await choose(user, file);
  server.on(contactBookRoutes.import, async (...sent) => {
    server.on(contactBookRoutes.import, unreachable);
    return sent[1]();
  });
  await user.click(preview.getByRole("button", { name: "Import" }));
  await screen.findByText(/^1,000 of 1,500 contacts were imported\./);
  await preview.findByText("500 new contacts, 1,000 already there");
  server.off(contactBookRoutes.import);
  await user.click(preview.getByRole("button", { name: "Import" }));
  await screen.findByText("500 contacts added, 0 merged.");
  preview = await choose(user, file);
  await preview.findByText("0 new contacts, 1,500 already there");
});

it("a reading can be cancelled, and ends by itself with a sentence", async () => {
  giveOwnTime();
  vi.spyOn(PageWorker.prototype, "postMessage").mockResolvedValue();
  const { user } = await openContacts(await userWith());
  const file = new File(["Name,Phone\nAda,+442079460000\n"], "contacts.csv");
  await user.upload(field("File to import"), file);
  await screen.findByRole("progressbar", { name: "Reading the file..." });
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByText("Reading the file...")).toBeNull());
  await user.upload(field("File to import"), file);
  await screen.findByText("Reading the file...");
  await vi.advanceTimersByTimeAsync(30_000);
  await screen.findByText(/Reading this file took too long and was stopped/);
  expect(screen.queryByText("Reading the file...")).toBeNull();
});
