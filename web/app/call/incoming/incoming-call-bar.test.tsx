/** A call to the user's own number on the page: it rings, and is answered, declined or over. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { callRoutes } from "#contract/calls/calls.ts";
import { type VoicemailBox, voicemailRoutes } from "#contract/calls/voicemail.ts";
import { productDatabase, type SignedInUser } from "#testing/screens/seed.ts";
import { obstacles } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";
import { callElsewhere, hangUp, london, openCaller, talk } from "#web/testing/voice.ts";

const bar = async () =>
  within(await screen.findByRole("region", { name: "Incoming call" }, { timeout: 60_000 }));
const isSilent = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: "Incoming call" })).toBeNull(), {
    timeout: 60_000,
  });

/** Writes a ringing call of the user, as the carrier's webhook does, and tells the pages. */
async function ring(
  { user }: SignedInUser,
  { number = "+14155550123", perMinute_mc = 0, isSecond = false } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await productDatabase().withClient((client) =>
    client.query(
      `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, direction, number, country, destination,
              per_minute_mc, connect_mc, minimum_s, increment_s, limit_s, held_mc, open, status, created_at, cutoff_at, check_at,
              second_call)
       SELECT wallet_id, $1::uuid, user_id, 'twilio', 'CA' || replace($1::uuid::text, '-', ''), 'incoming', $3, 'US', 'Incoming call',
              $4, 0, 60, 60, 3600, 0, true, 'ringing', now(), now() + interval '1 hour', now() + interval '1 hour',
              $5
         FROM wallet_member WHERE user_id = $2`,
      [id, user.id, number, perMinute_mc, isSecond],
    ),
  );
  await changed({ user });
  return id;
}

async function changed({ user }: Pick<SignedInUser, "user">): Promise<void> {
  const message = JSON.stringify({ node: "none", event: { type: "changed" }, audience: { userId: user.id } });
  await productDatabase().withClient((client) =>
    client.query("SELECT pg_notify('farline_events', $1)", [message]),
  );
}

async function become(caller: SignedInUser, id: string, change: string): Promise<void> {
  await productDatabase().withClient((client) =>
    client.query(`UPDATE call SET ${change} WHERE id = $1`, [id]),
  );
  await changed(caller);
}

it("says who calls, from where and for what, takes no focus, and falls silent when another page answers", async () => {
  const { caller } = await openCaller();
  const focused = document.activeElement;
  const id = await ring(caller);
  const { findByText, getByText } = await bar();
  await findByText("Incoming call from +1 415 555 0123");
  await findByText("United States");
  getByText("Free");
  expect(document.activeElement).toBe(focused);
  expect(await obstacles()).toEqual([]);
  await become(caller, id, "status = 'answered', answered_at = now()");
  await isSilent();
  await screen.findByRole("region", { name: "In a call in another tab or on another device" });
  await become(
    caller,
    id,
    "open = false, status = 'completed', cost_mc = 0, answered_s = 1, ended_at = now()",
  );
  const other = { name: "In a call in another tab or on another device" };
  await waitFor(() => expect(screen.queryByRole("region", other)).toBeNull());
});

it("offers to hold the talk of this page, and rings as any call once that is over", async () => {
  const { caller, ...page } = await openCaller();
  await talk(page);
  const id = await ring(caller, { isSecond: true });
  const { findByRole, queryByRole } = await bar();
  await findByRole("button", { name: "Hold and answer" });
  expect(queryByRole("button", { name: "Answer" })).toBeNull();
  expect(await obstacles()).toEqual([]);
  await hangUp(page);
  await findByRole("button", { name: "Answer" });
  await become(caller, id, "open = false, status = 'no_answer', cost_mc = 0, ended_at = now()");
  await isSilent();
});

it("is not answered on a page without the first call, which says where", async () => {
  const { caller } = await openCaller();
  const first = await callElsewhere(caller, london);
  await screen.findByRole("region", { name: "In a call in another tab or on another device" });
  const id = await ring(caller, { isSecond: true });
  const { findByText, getByRole, queryByRole } = await bar();
  await findByText("Your first call is on another page. Answer there.");
  getByRole("button", { name: "Decline" });
  expect(queryByRole("button", { name: /answer/i })).toBeNull();
  await become(caller, id, "open = false, status = 'no_answer', cost_mc = 0, ended_at = now()");
  await isSilent();
  first.disconnect();
});

it("is declined by the server, and says a withheld number and a price in words", async () => {
  const { caller, user, server } = await openCaller();
  const id = await ring(caller, { number: "withheld", perMinute_mc: 1_000 });
  const { findByRole, findByText, getByRole } = await bar();
  expect((await findByRole("alert")).textContent).toBe("Incoming call from Withheld number");
  await findByText(/^1 credit, .* a minute$/);
  await user.click(getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(server.sent(callRoutes.end)).toMatchObject([{ body: { callId: id } }]));
  await vi.waitFor(async () => {
    const { rows } = await productDatabase().withClient((client) =>
      client.query("SELECT FROM call WHERE id = $1 AND stopped_at IS NOT NULL", [id]),
    );
    expect(rows).toHaveLength(1);
  }, 60_000);
  await become(caller, id, "open = false, status = 'busy', cost_mc = 0, ended_at = now()");
  await isSilent();
});

it.each([
  ["sends its caller to voicemail while that is on", true],
  ["offers no voicemail while that is off", false],
])("%s", async (_name, isOn) => {
  const box: VoicemailBox = {
    isOffered: true,
    messages: [],
    settings: { isOn, mail: "none", kept_days: 90 },
    greeting: null,
  };
  const { caller, user, server } = await openCaller({
    answers: [
      [voicemailRoutes.list, reply(voicemailRoutes.list, box)],
      [callRoutes.end, reply(callRoutes.end, { wasOver: false })],
    ],
  });
  const id = await ring(caller);
  const { findByRole, queryByRole } = await bar();
  await waitFor(() => expect(server.sent(voicemailRoutes.list)).not.toEqual([]));
  await findByRole("button", { name: "Decline" });
  if (isOn) {
    await user.click(await findByRole("button", { name: "Send to voicemail" }));
    const sent = { body: { callId: id, toVoicemail: true } };
    await waitFor(() => expect(server.sent(callRoutes.end)).toMatchObject([sent]));
    expect(await obstacles()).toEqual([]);
  } else expect(queryByRole("button", { name: "Send to voicemail" })).toBeNull();
  await become(caller, id, "open = false, status = 'no_answer', cost_mc = 0, ended_at = now()");
  await isSilent();
});
