import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type VoicemailBox, voicemailRoutes, voicemailSchema } from "#contract/calls/voicemail.ts";
import { productDatabase, signedInUser } from "#testing/screens/seed.ts";
import { obstacles, openScreen } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";
import { publish } from "#web/testing/voice.ts";

const moment = "2026-11-05T15:07:00.000Z";
const messages = [false, false, true].map((isRead) =>
  voicemailSchema.parse({
    id: crypto.randomUUID(),
    number: "+13125550123",
    leftAt: moment,
    length_s: 5,
    isRead,
    deletedAt: moment,
  }),
);
const box: VoicemailBox = {
  isOffered: true,
  messages,
  settings: { isOn: true, mail: "none", kept_days: 90 },
  greeting: null,
};

let numbers = 0;

async function open(shown: VoicemailBox, { callable }: { callable: boolean }) {
  const as = await signedInUser({ credits: 1 });
  if (callable) {
    const number = `+4420${80_000_000 + numbers++}`;
    await productDatabase().withClient((client) =>
      client.query(
        `INSERT INTO rented_number (wallet_id, id, user_id, carrier, number, country, kind, provider_number_id, state,
                monthly_mc, inbound_per_minute_mc, created_at, bought_at, months_paid, paid_until, due_at)
         VALUES ($1, $2, $3, 'twilio', $4, 'GB', 'local', 'PN1', 'active', 0, 0, now(), now(), 1,
                now() + interval '30 days', now() + interval '30 days')`,
        [as.user.walletId, crypto.randomUUID(), as.user.id, number],
      ),
    );
  }
  const page = await openScreen("/about", {
    as,
    answers: [[voicemailRoutes.list, reply(voicemailRoutes.list, shown)]],
  });
  await screen.findByRole("button", { name: "Profile" });
  return { as, ...page };
}

const entry = () => screen.queryByRole("link", { name: /^Voicemail/ });

it("leads a user with messages to them, and counts the new ones", async () => {
  const { user } = await open(box, { callable: false });
  await user.click(screen.getByRole("button", { name: "Profile" }));
  await waitFor(() => expect(entry()?.textContent).toBe("Voicemail2 new messages"));
  expect(await obstacles()).toEqual([]);
});

it.each<[string, boolean, VoicemailBox]>([
  ["a user without messages whose number rings nowhere", false, { ...box, messages: [] }],
  ["a user where nothing is stored", true, { ...box, isOffered: false, messages: [] }],
])("is hidden from %s", async (_name, callable, shown) => {
  const { user, server } = await open(shown, { callable });
  await user.click(screen.getByRole("button", { name: "Profile" }));
  const menu = within(await screen.findByRole("dialog", { name: "Profile" }));
  await waitFor(() => expect(server.sent(voicemailRoutes.list)).not.toEqual([]));
  await menu.findByRole("link", { name: "A number of your own" });
  expect(entry()).toBeNull();
});

it("marks the menu of a user whose number rings here while messages are new, and follows other pages", async () => {
  const { as, user, server } = await open(box, { callable: true });
  const mark = () => screen.queryByText("Voicemail: 2 new messages");
  await waitFor(() => expect(mark()).not.toBeNull());
  const heard = messages.map((message) => ({ ...message, isRead: true }));
  server.on(voicemailRoutes.list, reply(voicemailRoutes.list, { ...box, messages: heard }));
  await publish(as, { type: "voicemail" });
  await waitFor(() => expect(mark()).toBeNull());
  await user.click(screen.getByRole("button", { name: "Profile" }));
  await waitFor(() => expect(entry()?.textContent).toBe("Voicemail"));
});
