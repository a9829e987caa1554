import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { contactRoutes } from "#contract/contact.ts";
import { mailsTo } from "#testing/screens/product.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { withCaptcha } from "#web/testing/captcha.ts";
import { giveOwnTime, type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { held, refuse, unreachable } from "#web/testing/server.ts";

let page: OpenScreen;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" });

async function openContact(as?: SignedInUser): Promise<void> {
  page = await openScreen("/contact", { answers: [withCaptcha], ...(as && { as }) });
  await page.user.click(await screen.findByLabelText("Subject"));
}

async function write(text: string): Promise<void> {
  if (!field("Name").value) {
    await page.user.type(field("Name"), "Grace Hopper");
    await page.user.type(field("Email"), "grace@example.com");
  }
  await page.user.type(field("Subject"), "A question about Jamaica");
  await page.user.type(field("Message"), text);
}

async function solveCaptcha(): Promise<void> {
  await page.user.click(await screen.findByRole("checkbox", { name: "I'm not a robot" }));
  await waitFor(() => expect(send().disabled).toBe(false));
}

const thanks =
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.";

it("cannot be sent before the CAPTCHA is solved, nor with an empty field", async () => {
  await openContact();
  await screen.findByRole("checkbox");
  expect(send().disabled).toBe(true);
  expect(await obstacles()).toEqual([]);
  await solveCaptcha();
  giveOwnTime();
  await page.user.click(send());
  await screen.findByText("Please fill in all fields");
  expect(document.querySelectorAll("form [aria-invalid=true]")).toHaveLength(4);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(screen.queryByText("Please fill in all fields")).toBeNull());
});

it("brings a guest's message to the operator once, and thanks in the reader's language", async () => {
  const question = `What does a call cost? ${crypto.randomUUID()}`;
  await openContact();
  await write(question);
  await solveCaptcha();
  const { answer, release } = held();
  page.server.on(contactRoutes.send, answer);
  await page.user.click(send());
  await waitFor(() => expect(send().disabled, "one press is enough").toBe(true));
  release();
  await screen.findByText(thanks);
  expect(await obstacles()).toEqual([]);
  const mails = async () => (await mailsTo("operator@farline.example")).map(({ text }) => text).join();
  await waitFor(async () => expect(await mails()).toContain(question));
  await page.user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "de");
  await screen.findByText(
    "Vielen Dank! Ihre Nachricht wurde gesendet. Wir melden uns so bald wie möglich bei Ihnen.",
  );
  await page.user.selectOptions(screen.getByRole("combobox", { name: "Sprache" }), "en");
  await page.user.click(await screen.findByRole("link", { name: "Return to Home" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/"));
});

it("takes name and address from the account, and keeps what is typed in another language", async () => {
  const ada = await signedInUser();
  await openContact(ada);
  await screen.findByText("Using your account email address");
  expect([field("Name").value, field("Email").value]).toEqual(["Ada Lovelace", ada.user.email]);
  expect(field("Email").readOnly).toBe(true);
  await write("Hello");
  await page.user.click(screen.getByRole("button", { name: "Profile" }));
  const menu = within(await screen.findByRole("dialog", { name: "Profile" }));
  await page.user.selectOptions(menu.getByRole("combobox", { name: "Language" }), "de");
  await screen.findByText(/Adresse Ihres Kontos wird verwendet/);
  expect(field("Nachricht").value).toBe("Hello");
});

beforeEach(() => sessionStorage.clear());

it("keeps an unsent message, says why, and asks for another CAPTCHA", async () => {
  await openContact();
  await write("Can you hear me?");
  await solveCaptcha();
  page.server.on(contactRoutes.send, unreachable);
  await page.user.click(send());
  await screen.findByText("Error sending message. Please try again.");
  expect(field("Message").value).toBe("Can you hear me?");
  await waitFor(() => expect(send().disabled, "a CAPTCHA is good for one try").toBe(true));
  page.server.on(contactRoutes.send, refuse("captcha_failed"));
  await solveCaptcha();
  await page.user.click(send());
  await screen.findByText("Please complete the CAPTCHA verification");
});

it("says that a message was not sent also to a sender who went on to another page, and keeps it", async () => {
  await openContact();
  await write("Do you hear me?");
  await solveCaptcha();
  const { promise, resolve } = Promise.withResolvers<void>();
  page.server.on(contactRoutes.send, async (request, proceed, signal) => {
    await promise;
    return unreachable(request, proceed, signal);
  });
  await page.user.click(send());
  await waitFor(() => expect(page.server.sent(contactRoutes.send)).toHaveLength(1));
  await act(() => page.router.navigate("/about"));
  await screen.findByRole("heading", { name: "About Farline" });
  resolve();
  await screen.findByText("Error sending message. Please try again.");
  await act(() => page.router.navigate("/contact"));
  await waitFor(() => expect(field("Message").value).toBe("Do you hear me?"));
});
