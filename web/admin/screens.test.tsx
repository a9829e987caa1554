import { randomUUID } from "node:crypto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { mayRun, roles, type UseCase } from "#contract/operators/permissions.ts";
import type { LanguageSettings, Switches } from "#contract/operators/product.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import type { ShownDay, Today } from "#contract/operators/today.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import { deckColumns } from "#domain/tariff/decks/deck.ts";
import { addRechargeRule } from "#testing/people/recharge-rule.ts";
import { rows, runAs, signedInOperator } from "#testing/screens/operators.ts";
import { request } from "#testing/screens/payments.ts";
import { password, signedInUser } from "#testing/screens/seed.ts";
import { renameBrand } from "#web/admin/lib/brand-name.ts";
import { act, openDesk, part, partText, rowWith, why } from "#web/testing/desk.tsx";
import { obstacles } from "#web/testing/screen.tsx";
import { refuse, reply } from "#web/testing/server.ts";
import { defaultBrand } from "#words/brand.ts";

const main = () => within(screen.getByRole("main"));

/** A user with a disputed payment, a rule, a call under way and a grant that waits; and prices before the others. */
async function seedScene(): Promise<{ user: string; payment: string; message: string }> {
  const { user } = await signedInUser({ credits: 100 });
  const [payment, call, message] = [randomUUID(), randomUUID(), randomUUID()];
  await rows(
    `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, currency, charge_minor, credits_mc, created_at, disputed_at)
     VALUES ($1, $2, $3, 'stripe', $4, 'completed', 'USD', 1000, 100000, now(), now())`,
    [user.walletId, payment, user.id, `pi_${payment}`],
  );
  await rows(
    `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
       minimum_s, increment_s, limit_s, held_mc, open, status, created_at, cutoff_at, check_at)
     VALUES ($1, $2, $3, 'twilio', $4, '+442079460123', 'GB', 'UK', 1000, 0, 60, 60, 240, 0, true, 'answered', now(),
       now() + interval '1 day', now() + interval '1 day')`,
    [user.walletId, call, user.id, `CA${call}`],
  );
  await addRechargeRule(rows, user);
  await rows(
    `INSERT INTO contact_message (id, user_id, name, email, subject, message, sent_at)
     VALUES ($1, $2, 'Ada', $3, 'Rates', 'What does Lima cost?', now())`,
    [message, user.id, user.email],
  );
  await rows(
    `INSERT INTO tariff_version (effective_at, imported_at, source, row_count) VALUES ('1960-01-01', now(), 'old.csv', 1)`,
  );
  const finance = await signedInOperator("finance");
  await runAs(finance, "give_credits", { email: user.email, credits: 1_000_000, reason: why });
  return { user: user.id, payment, message };
}

/** Each screen: the use-case that it reads with, and its buttons that change something or hand something out. */
const screensOf = ({
  user,
  payment,
  message,
}: Awaited<ReturnType<typeof seedScene>>): [string, UseCase, Record<string, UseCase>][] => [
  ["today", "read_today", { Find: "find_user" }],
  [
    "alarms",
    "read_alarms",
    { "Change the alarms": "change_alarms", "Change the webhook": "change_alarm_webhook" },
  ],
  ["users", "find_user", { "Download CSV": "export_list" }],
  [
    `users/${user}`,
    "show_user",
    {
      Freeze: "freeze_user",
      "Allow calling": "unfreeze_user",
      "Lift marks": "lift_marks",
      "Pause automatic recharge": "pause_recharge",
      "Log out everywhere": "log_out_user",
      Export: "export_user",
      Delete: "delete_user",
      "Give credits": "give_credits",
      "Take credits": "take_credits",
      "Read messages": "read_messages",
    },
  ],
  ["messages", "list_messages", { "Download CSV": "export_list" }],
  [
    `messages/${message}`,
    "show_message",
    {
      Done: "finish_message",
      "Send, and done": "answer_message",
      "Assign to me": "assign_message",
    },
  ],
  ["payments", "list_payments", { "Download CSV": "export_list" }],
  ["refunds", "list_refunds", { "Download CSV": "export_list" }],
  ["disputes", "list_disputes", { "Download CSV": "export_list" }],
  [`payments/${payment}`, "show_payment", { Refund: "refund_payment" }],
  ["credits", "list_proposals", { Approve: "approve_credits", Reject: "reject_credits" }],
  ["calls", "list_calls", { "Hang up": "hang_up_call", "Download CSV": "export_list" }],
  [
    "prices",
    "list_tariffs",
    {
      "Download CSV of version 1": "export_tariff",
      Preview: "preview_tariff",
      Show: "read_margins",
      "Bring into force": "roll_back_tariff",
    },
  ],
  ["currencies", "read_purchase_settings", { Preview: "preview_purchase_settings" }],
  ["numbers", "read_number_offers", { "Change what is offered": "change_number_offers" }],
  [
    "product",
    "read_switches",
    {
      "Switch off": "switch_calling",
      "Audit now": "audit_ledger",
      "Change the brand": "change_brand",
      "Change the logo": "change_brand_picture",
      "Change the languages": "change_languages",
    },
  ],
  ["revenue", "read_revenue", {}],
  ["fraud", "read_fraud", {}],
  ["record", "read_record", {}],
  ["setup", "read_setup", {}],
  ["operators", "list_operators", {}],
];

it("each role has the screens and the buttons of its rights, and reads why it has no other", async () => {
  const scene = await seedScene();
  for (const role of roles) {
    const operator = await signedInOperator(role);
    for (const [path, reads, acts] of screensOf(scene)) {
      await openDesk(path, operator);
      const links = within(await screen.findByRole("navigation", { name: "Screens" })).getAllByRole("link");
      const link = links.find((each) => each.getAttribute("href") === `/admin/${path}`);
      const about = `${role}: ${path}`;
      expect(link !== undefined, about).toBe(mayRun(role, reads) && !path.includes("/"));
      if (!mayRun(role, reads)) {
        main().getByText(operatorMessages.noRight(role));
        expect(main().queryAllByRole("button"), about).toEqual([]);
        continue;
      }
      if (link) expect(link.getAttribute("aria-current"), about).toBe("page");
      await main().findByRole("heading", { level: 1 });
      await waitFor(() => expect(screen.queryByText("Loading...")).toBeNull());
      if (role === "owner") expect(await obstacles(), about).toEqual([]);
      const names = main()
        .queryAllByRole("button")
        .map((button) => button.getAttribute("aria-label") ?? button.textContent);
      for (const [name, useCase] of Object.entries(acts))
        expect(names.includes(name), `${about}: ${name}`).toBe(mayRun(role, useCase));
    }
  }
});

it("a part of the desk that is forbidden since asks who the operator is, and shows no screen any more", async () => {
  const [operator, { user: ada }] = [await signedInOperator("finance"), await signedInUser({ credits: 5 })];
  const { user } = await openDesk(`users/${ada.id}`, operator);
  await part("Wallet");
  await part("Rented numbers");
  await rows("DELETE FROM operator_grant WHERE user_id = $1", [operator.user.id]);
  await act(user, "Take credits", { submit: "Take", fields: { Credits: "1" }, confirms: true });
  await screen.findByText(operatorMessages.noGrant);
  // The question says so first. The screen goes with it once the operator's grant is asked for.
  await screen.findByRole("heading", { name: "Operators", level: 1 });
  expect(screen.queryByRole("navigation")).toBeNull();
});

describe("a second factor", () => {
  const question = async () => within(await screen.findByRole("dialog", { name: "Is it you?" }));

  it("that is an app is asked for before money moves; a wrong code is told at its field, and what was typed is sent", async () => {
    const [operator, ada] = [await signedInOperator("finance"), await signedInUser({ credits: 5 })];
    const { begin, confirm } = twoStepRoutes;
    const { secret } = begin.reply.parse(await request(operator, "POST", begin.path, { password }));
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recoveryCodes } = confirm.reply.parse(await request(operator, "POST", confirm.path, { code }));
    await rows("UPDATE session SET second_factor_at = now() - interval '11 minutes' WHERE user_id = $1", [
      operator.user.id,
    ]);
    const { user } = await openDesk(`users/${ada.user.id}`, operator);
    await act(user, "Take credits", { submit: "Take", fields: { Credits: "1" }, confirms: true });
    const field = (await question()).getByLabelText("Code");
    expect(document.activeElement).toBe(field);
    await user.type(field, "000000{Enter}");
    await (await question()).findByText(/^This code is wrong/);
    await user.clear(field);
    await user.type(field, `${recoveryCodes[0]}{Enter}`);
    await screen.findByText("1 credit taken. The balance is 4 now.");
  });

  it("that is not given leaves no screen with the password alone, and is asked for again at a press", async () => {
    const operator = await signedInOperator("owner");
    await rows(
      "UPDATE session SET opened_with = 'password', second_factor = NULL, second_factor_at = NULL WHERE user_id = $1",
      [operator.user.id],
    );
    const { user } = await openDesk("today", operator);
    await question();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await screen.findByText(operatorMessages.proveFactor);
    expect(screen.queryByRole("navigation")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    await question();
    // The question outlives a page of this document.
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each([
    [
      "is over after eight hours",
      "session SET created_at = now() - interval '8 hours'",
      operatorMessages.sessionTooOld,
    ],
    [
      "finds its grant suspended",
      "operator_grant SET suspended_at = now(), password_reset_at = now()",
      operatorMessages.suspendedGrant,
    ],
  ])("does not help a session that %s", async (_what, change, sentence) => {
    const operator = await signedInOperator("owner");
    await rows(`UPDATE ${change} WHERE user_id = $1`, [operator.user.id]);
    await openDesk("today", operator);
    await screen.findByText(sentence);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});

it("an owner confirms the grant of an operator whose password was reset", async () => {
  const suspended = await signedInOperator("support");
  await rows("UPDATE operator_grant SET suspended_at = now(), password_reset_at = now() WHERE user_id = $1", [
    suspended.user.id,
  ]);
  const { user } = await openDesk("operators");
  const { email } = suspended.user;
  expect((await rowWith(email)).text).toContain("Suspended");
  await act(user, (await rowWith(email)).getByRole("button", { name: "Confirm" }), { submit: "Confirm" });
  await screen.findByText(`${email} has the role support again.`);
  await waitFor(async () => expect((await rowWith(email)).text).toContain("in force"));
  await openDesk("users", suspended);
  await screen.findByLabelText("Find a user");
});

it("the margins begin with the smallest, name prices below cost, and are searched by the address", async () => {
  const margin = { prefixes: 1, prefix: "447", calls: 2, answered_s: 61, charged: 3.4, isEstimate: false };
  const margins = [
    { ...margin, destination: "UK mobile", usdPerMinute: 0.1, carrierUsdPerMinute: 0.1001 },
    { ...margin, destination: "UK", usdPerMinute: 0.1, carrierUsdPerMinute: 0.0158, isEstimate: true },
    { ...margin, destination: "Tuvalu", usdPerMinute: 3, carrierUsdPerMinute: null, prefixes: 2 },
  ];
  const counts = { destinations: 3, belowCost: 1, unknownCost: 1, awaitingCost: 14 };
  const { read_margins } = operatorRoutes;
  const answers = [[read_margins, reply(read_margins, { counts, margins })]] as const;
  const { user, server } = await openDesk("prices?order=most_sold", "owner", { answers });
  await screen.findByText(
    /^3 destinations: 1 below cost, 1 without a known cost\. 14 more .* cost unknown\./,
  );
  expect((await rowWith("UK mobile")).text).toContain("Below cost by $0.0001");
  expect((await rowWith("list price")).text).toContain("84.2%");
  expect((await rowWith("Tuvalu")).text).toContain("cost unknown");
  await user.type(screen.getByLabelText("Destination"), "UK{Enter}");
  await waitFor(() =>
    expect(server.sent(read_margins).map(({ body }) => body)).toEqual([
      { order: "most_sold", search: "" },
      { order: "most_sold", search: "UK" },
    ]),
  );
});

it("the first hour says what is done and what is open, and leads to where it is done", async () => {
  const { read_setup } = operatorRoutes;
  const setup = {
    services: [
      { service: "voice", findings: [{ right: true, sentence: "The keys work." }] },
      { service: "mail", findings: [{ right: false, sentence: "The password is refused." }] },
      { service: "database", findings: [{ right: true, sentence: "It answers." }] },
      { service: "sender", findings: [{ right: true, sentence: "SPF is right." }] },
    ],
    sandboxed: ["voice"],
    cardWebhook: null as string | null,
    backup: { provenAt: "2026-03-02T00:00:00.000Z", takenAt: "2026-03-01T00:00:00.000Z" },
    hasOwnName: true,
    hasImprint: true,
    hasSeller: false,
    hasOwnTexts: true,
    prices: { isDefault: false, belowCost: 2, unknownCost: 0 },
    firstAnsweredCall: "2026-03-01",
    firstSale: null,
  };
  const { user, server } = await openDesk("setup", "owner", {
    answers: [[read_setup, reply(read_setup, setup)]],
  });
  const list = within(await screen.findByRole("list", { name: "Steps" }));
  const steps = () => list.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps()).toEqual([
    "OpenCallsThe sandbox stands in: set the variables of a real service.The keys work.",
    "OpenMailThe password is refused.",
    "DoneDatabaseIt answers.",
    expect.stringMatching(/^OpenSender of mailsSPF is right\.DKIM selector/),
    "OpenNotifications of paymentsNone has come back from the card provider since it was tried last, with these settings.Test the notification",
    "DoneBrandSet the brand",
    "OpenReceiptsReceipts have no seller that was set here, and no tax.Set the seller",
    "OpenPrices2 destinations are sold below cost.See the margins",
    "DoneLegal texts",
    "DoneBackupOne of 2026-03-01 filled an empty database: 2026-03-02.",
    "DoneFirst answered call2026-03-01",
    "OpenFirst saleBuy the smallest amount with your own card, and refund it here.",
  ]);
  screen.getByText("7 of 12 are open");

  const selector = screen.getByLabelText("DKIM selector");
  await user.type(selector, "two words{Enter}");
  await screen.findByText(operatorMessages.noSelector);
  await user.clear(selector);
  await user.type(selector, "s1{Enter}");
  await waitFor(() => expect(server.sent(read_setup).at(-1)?.body).toEqual({ dkimSelector: "s1" }));
  await waitFor(() => expect(steps()[3]).toMatch(/^DoneSender of mails/));

  const { test_card_webhook } = operatorRoutes;
  server.on(test_card_webhook, reply(test_card_webhook, { arrivedAt: null }));
  await user.click(screen.getByRole("button", { name: "Test the notification" }));
  await screen.findByText(/No notification came within 15 seconds/);
  server.on(read_setup, reply(read_setup, { ...setup, cardWebhook: "2026-03-03T00:00:00.000Z" }));
  server.on(test_card_webhook, reply(test_card_webhook, { arrivedAt: "2026-03-03T00:00:00.000Z" }));
  await user.click(screen.getByRole("button", { name: "Test the notification" }));
  await waitFor(() => expect(steps()[4]).toMatch(/^DoneNotifications of paymentsOne came back.*2026-03-03/));
});

describe("the product screen", () => {
  const since = "2026-01-02T03:04:05.000Z";
  const spend = { hour: 1, day: 2, checkedAt: since };
  const on: Switches = {
    calling: { offByVariable: false, stop: null, spend, limits: { hour: 10, day: 10 } },
    purchases: { offSince: null },
    sign_up: { offSince: null },
  };
  const answer = (switches: Switches) => reply(operatorRoutes.read_switches, switches);
  const row = (name: string) =>
    screen.findByText(name).then((heading) => within(heading.closest("li") ?? document.body));

  it.each([
    ["Calling", "switch_calling", { ...on.calling, stop: { since, reason: "operator" } }],
    ["Purchases", "switch_purchases", { offSince: since }],
    ["Sign-up", "switch_sign_up", { offSince: since }],
  ] as const)("switches %s off for a reason, and says since when", async (name, useCase, off) => {
    const answers = [[operatorRoutes.read_switches, answer(on)]] as const;
    const { user, server } = await openDesk("product", "owner", { answers });
    server.on(operatorRoutes[useCase], async () => {
      server.on(operatorRoutes.read_switches, answer({ ...on, [useCase.replace("switch_", "")]: off }));
      return Response.json(off);
    });
    await act(user, (await row(name)).getByRole("button", { name: "Switch off" }), { submit: "Switch off" });
    await screen.findByText(`${name} is switched off.`);
    expect(server.sent(operatorRoutes[useCase])[0]?.body).toEqual({ on: false, reason: why });
    await (await row(name)).findByText(/^Since/);
    (await row(name)).getByText("Off");
    (await row(name)).getByRole("button", { name: "Switch on" });
  });

  it("says why calling has stopped by itself, and resets that", async () => {
    const stopped = { ...on, calling: { ...on.calling, stop: { since, reason: "spend" as const } } };
    const answers = [[operatorRoutes.read_switches, answer(stopped)]] as const;
    const { user, server } = await openDesk("product", "owner", { answers });
    await (await row("Calling")).findByText(/because all wallets together spent too much/);
    server.on(operatorRoutes.reset_spend, reply(operatorRoutes.reset_spend, on.calling));
    await act(user, "Reset the spend stop");
    await screen.findByText("Calls are allowed again.");
  });

  it("says where the product's name comes from, and changes it", async () => {
    const { read_brand, change_brand } = operatorRoutes;
    const { user, server } = await openDesk("product");
    await screen.findByText("The variables BRAND_... of this server");
    await screen.findByText("The variable SELLER_NAME of this server");
    const ring = {
      name: "Ring & Söhne <b>",
      shortName: "Ring",
      imprint: "Ring Ltd\n1 High Street",
      supportAddress: "help@ring.example",
      links: "Status page https://status.example",
      accent: "#7a1fa2",
      accentDark: "",
      stage: "",
      stageDark: "",
    };
    server.on(change_brand, async () => {
      const settings = { ...ring, isSet: true, logo: null, icon: null };
      server.on(read_brand, reply(read_brand, settings));
      return Response.json(settings);
    });
    const fields = {
      Name: ring.name,
      "Short name": "A name too long",
      Imprint: ring.imprint,
      "Support address": ring.supportAddress,
      Links: ring.links,
      Accent: ring.accent,
    };
    const question = await act(user, "Change the brand", { fields });
    await question.findByText("Please use at most 12 characters");
    fireEvent.change(question.getByLabelText("Short name"), { target: { value: ring.shortName } });
    await user.click(question.getByRole("button", { name: "Change the brand" }));
    await screen.findByText(`The product is called ${ring.name} from now on.`);
    expect(server.sent(change_brand).at(-1)?.body).toEqual({ ...ring, reason: why });
    await screen.findByText("An owner, here");
    // The desk has the new name without a reload.
    onTestFinished(() => renameBrand(defaultBrand));
    await screen.findByRole("link", { name: `${ring.name} operators` });
    await waitFor(() => expect(document.title).toBe(`Product · Operators · ${ring.name}`));
  });

  it("keeps a name that stands in for the short one when another part of the brand is changed", async () => {
    const { read_brand, change_brand } = operatorRoutes;
    const { shortName: _shortName, logo: _logo, icon: _icon, ...others } = defaultBrand;
    const long = { ...others, name: "Ring & Söhne Telephony" };
    const shown = { ...long, shortName: long.name, isSet: true, logo: null, icon: null };
    const answers = [[read_brand, reply(read_brand, shown)]] as const;
    const { user, server } = await openDesk("product", "owner", { answers });
    server.on(change_brand, reply(change_brand, shown));
    await act(user, "Change the brand", { fields: { Imprint: "Ring Ltd" } });
    onTestFinished(() => renameBrand(defaultBrand));
    await screen.findByText(`The product is called ${long.name} from now on.`);
    expect(server.sent(change_brand)[0]?.body).toEqual({
      ...long,
      shortName: "",
      imprint: "Ring Ltd",
      reason: why,
    });
  });

  it("sends the chosen logo as it is, shows it, and removes it again", async () => {
    const { read_brand, change_brand_picture } = operatorRoutes;
    const settings = { ...defaultBrand, isSet: true, logo: null, icon: null };
    const answers = [[read_brand, reply(read_brand, settings)]] as const;
    const { user, server } = await openDesk("product", "owner", { answers });
    server.on(change_brand_picture, async () => {
      const logo = { path: "/brand-pictures/logo-1.svg", isSet: true };
      server.on(read_brand, reply(read_brand, { ...settings, logo }));
      return Response.json({ ...settings, logo });
    });
    const ask = async () => {
      await user.click(await screen.findByRole("button", { name: "Change the logo" }));
      return within(await screen.findByRole("dialog", { name: "Change the logo?" }));
    };
    const left = await ask();
    await user.upload(left.getByLabelText("Picture"), new File(["<svg/>"], "another.svg"));
    await user.click(left.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // What was chosen went with the question.
    const question = await ask();
    fireEvent.change(question.getByLabelText("Reason"), { target: { value: why } });
    await user.click(question.getByRole("button", { name: "Change the logo" }));
    await question.findByText("Please choose a file.");
    await user.upload(question.getByLabelText("Picture"), new File(["<svg/>"], "logo.svg"));
    await user.click(question.getByRole("button", { name: "Change the logo" }));
    await screen.findByText("The logo is changed.");
    const sent = { picture: "logo", file: btoa("<svg/>"), reason: why };
    expect(server.sent(change_brand_picture)[0]?.body).toEqual(sent);
    await screen.findByText("The logo is set by an owner, here.");
    await act(user, "Remove the logo");
    await screen.findByText("The logo is removed.");
    expect(server.sent(change_brand_picture)[1]?.body).toEqual({ ...sent, file: "" });
  });

  it("says where the offered languages come from, and changes them", async () => {
    const { read_languages, change_languages } = operatorRoutes;
    const { user, server } = await openDesk("product");
    await screen.findByText("The variables LANGUAGES and DEFAULT_LANGUAGE of this server");
    server.on(change_languages, async () => {
      const settings: LanguageSettings = { languages: ["en", "fr"], defaultLanguage: "fr", isSet: true };
      server.on(read_languages, reply(read_languages, settings));
      return Response.json(settings);
    });
    await user.click(await screen.findByRole("button", { name: "Change the languages" }));
    const question = within(await screen.findByRole("dialog", { name: "Change the languages?" }));
    fireEvent.change(question.getByLabelText("Reason"), { target: { value: why } });
    await user.selectOptions(question.getByLabelText("Default"), "fr");
    for (const left of ["German", "Spanish", "French", "Portuguese", "Arabic", "Hindi"])
      await user.click(question.getByLabelText(left));
    await user.click(question.getByRole("button", { name: "Change the languages" }));
    await question.findByText("The default language is one of those that are offered.");
    await user.click(question.getByLabelText("English"));
    await user.click(question.getByRole("button", { name: "Change the languages" }));
    await question.findByText("At least one language is offered.");
    await user.click(question.getByLabelText("English"));
    await user.click(question.getByLabelText("French"));
    await user.click(question.getByRole("button", { name: "Change the languages" }));
    await screen.findByText("Offered from now on: English, French.");
    expect(server.sent(change_languages).at(-1)?.body).toEqual({
      languages: ["en", "fr"],
      defaultLanguage: "fr",
      reason: why,
    });
    expect(await screen.findAllByText("An owner, here")).toHaveLength(1);
  });

  it("names each wallet that the audit finds damaged", async () => {
    const { user, server } = await openDesk("product", "finance");
    const walletId = randomUUID();
    const finding = { walletId, invariant: "posted", expected: 1, actual: 8 } as const;
    const { audit_ledger } = operatorRoutes;
    server.on(audit_ledger, reply(audit_ledger, { auditedAt: since, findings: [finding] }));
    await user.click(await screen.findByRole("button", { name: "Audit now" }));
    await screen.findByText(/^1 finding, audited at/);
    expect((await rowWith(walletId)).text).toContain("The balance is not the sum of the transfers");
    server.on(audit_ledger, reply(audit_ledger, { auditedAt: since, findings: [] }));
    await user.click(screen.getByRole("button", { name: "Audit now" }));
    await screen.findByText(/^The ledger is right\./);
  });
});

it("new prices are previewed, imported for a reason and cancelled, and what is downloaded changes nothing", async () => {
  const { user } = await openDesk("prices");
  const preview = async (file: File, moment: string) => {
    // user-event's own files are in no FormData of happy-dom.
    fireEvent.change(Object.assign(screen.getByLabelText("Deck (CSV)"), { files: [file] }));
    fireEvent.change(screen.getByLabelText("Takes effect (UTC)"), { target: { value: moment } });
    await user.click(screen.getByRole("button", { name: "Preview" }));
  };
  await user.click(await screen.findByRole("button", { name: "Preview" }));
  await screen.findByText("Please choose a file.");
  const deck = `${deckColumns}\n44,United Kingdom,0.001,60,60,0,no\n999,Nowhere,5,60,60,0,no\n`;
  await preview(new File(["PK\x03\x04xl/workbook.xml"], "deck.xlsx"), "");
  await screen.findByText(/^deck\.xlsx cannot be used: this is a spreadsheet \(Excel XLSX\): save it as CSV/);
  const wide = new Uint8Array(Buffer.from(`\uFEFF${deck}`, "utf16le"));
  await preview(new File([wide], "cheap.csv", { type: "text/csv" }), "2099-01-01T00:00");
  const below = await screen.findByRole("table", { name: "Prices below cost" });
  expect(below.textContent).toContain("United Kingdom");
  expect(screen.getByRole("table", { name: "Changed prices" }).textContent).toContain("0.001");
  await act(user, "Import these prices");
  await waitFor(async () => expect((await rowWith("cheap.csv")).text).toContain("Scheduled"));
  expect((await rowWith("cheap.csv")).text).toContain("2099-01-01 00:00");
  await act(user, await screen.findByRole("button", { name: /^Cancel version/ }), {
    submit: "Cancel these prices",
  });
  await screen.findByText(/so nothing changes then/);
  await waitFor(async () => expect((await rowWith("cheap.csv")).text).toContain("Replaced, by version"));

  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await user.click((await rowWith("In force")).getByRole("button", { name: /^Download CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  await preview(new File([(await files[0]?.text()) ?? ""], "same.csv", { type: "text/csv" }), "");
  await (await part("Preview").then(within)).findByText(
    /^Against version 1 .*: 0 changed, 0 added, 0 removed, 0 below cost\.$/,
  );
});

describe("the record", () => {
  const actions = () => within(screen.getByRole("list", { name: "Actions" })).getAllByRole("listitem");

  it("shows older actions at a press, until the first", async () => {
    const operator = await signedInOperator("owner");
    await rows(
      `INSERT INTO operator_action (acted_at, actor, role, use_case, reason, subject_kind, subject_id)
       SELECT now(), 'user:' || CASE n WHEN 121 THEN $2 ELSE $1 END, 'owner', 'reset_spend', 'later ' || n, 'product', 'calling'
         FROM generate_series(1, 121) AS n`,
      [operator.user.id, randomUUID()],
    );
    const { user, router } = await openDesk("record", operator);
    await user.type(await screen.findByLabelText("By or about the user"), operator.user.email);
    await user.click(within(screen.getByRole("search")).getByRole("button", { name: "Show" }));
    await waitFor(() => expect(actions()[0]?.textContent).toContain("later 120"));
    for (const shown of [50, 100]) {
      await waitFor(() => expect(actions()).toHaveLength(shown));
      await user.click(screen.getByRole("button", { name: "Show older" }));
    }
    await waitFor(() => expect(actions()).toHaveLength(120));
    expect(actions().at(-1)?.textContent).toContain("later 1");
    expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
    expect(router.state.location.search, "an address ends in logs").not.toContain("%40");
  });

  it("shows changes alone unless reads are asked for, and those of one use-case", async () => {
    const [operator, ada] = [await signedInOperator("owner"), await signedInUser({ credits: 5 })];
    const { email } = ada.user;
    await runAs(operator, "take_credits", { email, credits: 1, reason: "a first reason" });
    await runAs(operator, "freeze_user", { email, reason: "a second reason" });
    await runAs(operator, "audit_ledger", {});
    const { user } = await openDesk("record", operator);
    const show = async (choices: Record<string, string>) => {
      for (const [label, text] of Object.entries(choices))
        await user.selectOptions(screen.getByLabelText(label), screen.getByRole("option", { name: text }));
      await user.click(within(screen.getByRole("search")).getByRole("button", { name: "Show" }));
    };
    await user.type(await screen.findByLabelText("By or about the user"), operator.user.email);
    await show({});
    await waitFor(() => expect(actions()).toHaveLength(2));
    for (const text of ["Freeze user", email, "a second reason", operator.user.email])
      expect(actions()[0]?.textContent).toContain(text);
    await show({ Show: "Changes and reads" });
    await waitFor(() =>
      expect(actions().filter((each) => each.textContent?.includes("Audit ledger"))).toHaveLength(2),
    );
    await show({ "Use-case": "Take credits" });
    await waitFor(() => expect(actions()).toHaveLength(1));
    expect(actions()[0]?.textContent).toContain("a first reason");
  });
});

it("today stands beside the days before, and names what is switched off", async () => {
  const day = (placed: number, more: Partial<ShownDay> = {}): ShownDay => ({
    day: "2026-01-02",
    calls: { placed, answered: placed, refused: 0 },
    sales: { purchases: placed, usd: 10 * placed, backUsd: 0 },
    failures: { calls: 0, payments: 0, mails: 0 },
    alarms: { shortCalls: 0, cardTesting: 0, disputes: 0 },
    ...more,
  });
  const today: Today = {
    days: [
      ...Array.from({ length: 13 }, (_, place) => day(place === 6 ? 13 : 0)),
      day(1, { alarms: { shortCalls: 0, cardTesting: 1, disputes: 2 } }),
    ],
    callsOpen: 1,
    openMessages: 2,
    unseenAlarms: 1,
    callingOff: "spend",
    purchasesOffSince: null,
    signUpOffSince: null,
  };
  const { read_today } = operatorRoutes;
  await openDesk("today", "owner", { answers: [[read_today, reply(read_today, today)]] });
  expect(await partText("Calls")).toContain("Answered: 1. Refused: 0. Under way now: 1");
  screen.getByRole("img", {
    name: "Calls: 1 today, 1 a day on average in the 13 days before, 13 on the Friday before",
  });
  expect(await partText("Sales")).toContain("Purchases: 1. Given back: $0.00. Payments");
  screen.getByRole("img", {
    name: "Sales: $10.00 today, $10.00 a day on average in the 13 days before, $130.00 on the Friday before",
  });
  expect(await partText("Failures")).toContain("None.");
  expect(await partText("Alarms")).toContain("1 for card testing, 2 disputes.");
  screen.getByText("1 alarm is not seen yet.");
  screen.getByRole("link", { name: "2 messages wait for an answer" });
  screen.getByText(/^Calling has stopped because calls cost more than the limit/);
  const way = () => screen.queryByRole("link", { name: "See what a first sold call needs" });
  expect(way(), "something was sold").toBeNull();
  const unsold = { ...today, days: today.days.map(() => day(0)) };
  await openDesk("today", "owner", { answers: [[read_today, reply(read_today, unsold)]] });
  await part("Calls");
  expect(way(), "nothing was sold").not.toBeNull();
  await openDesk("today", "finance", { answers: [[read_today, reply(read_today, unsold)]] });
  await part("Calls");
  expect(way(), "no owner").toBeNull();
  const support = { ...today, days: today.days.map((each) => ({ ...each, sales: null })) };
  await openDesk("today", "support", { answers: [[read_today, reply(read_today, support)]] });
  await part("Calls");
  expect(screen.queryByRole("region", { name: "Sales" })).toBeNull();
});

it("fraud shows a card-testing lock-out and a dispute with what the bank holds", async () => {
  const { user } = await signedInUser();
  const payment = randomUUID();
  await rows(
    `INSERT INTO card_lockout (kind, user_id, network, started_at, ends_at)
     VALUES ('network', $1, '198.51.100.7', now(), now() + interval '1 hour')`,
    [user.id],
  );
  await rows(
    `WITH paid AS (INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at)
                   VALUES ($1, $2, $3, 'stripe', 'completed', 'EUR', 1000, 100000, now())),
          debt AS (INSERT INTO wallet (id, posted_mc, floor_mc, seq) VALUES ($1, -50000, -50000, 1))
     INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
     VALUES ($1, 1, 'disputes', -50000, -50000, 'payment:seed:2', $2)`,
    [user.walletId, payment, user.id],
  );
  await openDesk("fraud", "support");
  expect(await partText("Card testing")).toContain("198.51.100.7");
  await rowWith(user.email);
  for (const text of [payment, "€5.00", "Held by the bank"])
    expect(await partText("Disputes")).toContain(text);
});

it("a screen that does not load says so and asks again at a press", async () => {
  const { read_fraud } = operatorRoutes;
  const { user, server } = await openDesk("fraud", "owner", {
    answers: [[read_fraud, refuse("too_many_requests", 429)]],
  });
  await screen.findByRole("alert");
  server.off(read_fraud);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await part("Disputes");
});
