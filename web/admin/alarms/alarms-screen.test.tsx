import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { rows } from "#testing/screens/operators.ts";
import { act, openDesk, partText, rowWith, why } from "#web/testing/desk.tsx";
import { obstacles } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";

it("stands until it is seen, and says who saw it", async () => {
  await rows(
    `INSERT INTO alarm (id, kind, value, threshold, raised_at, ended_at)
     VALUES (gen_random_uuid(), 'card_provider_silent', 1, 1, now(), now())`,
  );
  const { user, operator } = await openDesk("alarms", "support");
  const words = "The card provider does not answer about a payment";
  const [button] = await screen.findAllByRole("button", { name: `Seen: ${words}` });
  if (button) await user.click(button);
  await rowWith(operator.user.email);
  expect(screen.queryByRole("button", { name: "Change the alarms" })).toBeNull();
  expect(await obstacles()).toEqual([]);
});

const deliveries = { webhook: null, waiting: 0, givenUp: [] };

const settings = {
  addresses: "operator@farline.test",
  hasOwnAddresses: false,
  thresholds: {
    calls_not_settled: 60,
    carrier_silent: 120,
    card_provider_silent: 600,
    mail_waits: 900,
    mails_given_up: null,
    calling_stopped: 1,
    short_calls: 5,
    ledger_broken: 1,
    voicemail_waits: 900,
    voicemail_not_stored: 1,
    messages_wait: null,
  },
  ownThresholds: ["calling_stopped" as const],
};

it("begins at the thresholds that an owner sets, and an empty one switches it off", async () => {
  const { read_alarms, change_alarms } = operatorRoutes;
  const answers = [
    [read_alarms, reply(read_alarms, { ...settings, alarms: [], deliveries })],
    [change_alarms, reply(change_alarms, settings)],
  ] as const;
  const { user, server } = await openDesk("alarms", "owner", { answers });
  await waitFor(async () => expect(await partText("Thresholds")).toContain("(OPERATOR_EMAIL)"));
  const shown = await partText("Thresholds");
  expect(shown).toContain("1 stops, set here");
  expect(shown).toContain("5 suspicions within an hour (ALARM_THRESHOLDS)");
  expect(shown).toMatch(/900 seconds old(?!,| \()/);
  const mail = "A mail waits to be sent (seconds old)";
  const wrong = { "Mailed to, one address a line": "ada@ring.example", [mail]: "0" };
  const dialog = await act(user, "Change the alarms", { submit: "Save", fields: wrong });
  await dialog.findByText(operatorMessages.alarmThreshold(1_000_000));
  const field = within(screen.getByRole("dialog")).getByLabelText(mail);
  await user.clear(field);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("The alarms are changed.");
  expect(server.sent(change_alarms)[0]?.body).toEqual({
    reason: why,
    addresses: "ada@ring.example",
    thresholds: { ...settings.thresholds, mail_waits: null },
  });
});

it("shows the webhook's secret once, says what came of a test, and lists what was given up", async () => {
  const { read_alarms, change_alarm_webhook, test_alarm_webhook } = operatorRoutes;
  const url = "https://hooks.example/";
  const failure = "The address did not answer within 5 seconds.";
  const givenUp = [{ kind: "mail_waits", state: "begun", at: "2026-03-02T00:00:00.000Z", failure }] as const;
  const answers = [
    [
      read_alarms,
      reply(read_alarms, {
        ...settings,
        alarms: [],
        deliveries: { webhook: url, waiting: 2, givenUp: [...givenUp] },
      }),
    ],
    [change_alarm_webhook, reply(change_alarm_webhook, { secret: "shown-once" })],
    [test_alarm_webhook, reply(test_alarm_webhook, { fault: failure })],
  ] as const;
  const { user, server } = await openDesk("alarms", "owner", { answers });
  await rowWith("A mail waits to be sent: begun");
  expect(await partText("Webhook")).toContain(url);
  const dialog = await act(user, "Make a new secret", {});
  await dialog.findByText(/not shown again: shown-once$/);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.body.textContent).not.toContain("shown-once"));
  expect(server.sent(change_alarm_webhook)[0]?.body).toEqual({ reason: why, url, renewsSecret: true });
  await user.click(screen.getByRole("button", { name: "Send a test" }));
  expect((await screen.findByRole("alert")).textContent).toBe(failure);
  server.on(test_alarm_webhook, reply(test_alarm_webhook, { fault: null }));
  await user.click(screen.getByRole("button", { name: "Send a test" }));
  await screen.findByText(/The test has arrived/);
  expect(await obstacles()).toEqual([]);
});
