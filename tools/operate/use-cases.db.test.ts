import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { needsReason, permissions, type UseCase } from "#contract/operators/permissions.ts";
import { giveCredits } from "#domain/operators/people/adjust-credits.ts";
import { deckColumns } from "#domain/tariff/decks/deck.ts";
import { commandHarness } from "#testing/http/command-harness.ts";
import { callStoreHarness, newCall } from "#testing/ledger/call-store-harness.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { addRechargeRule } from "#testing/people/recharge-rule.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { readCommand } from "./run-command.ts";

const payments = paymentHarness();
const folder = mkdtempSync(join(tmpdir(), "farline-operate-"));
const deck = join(folder, "prices.csv");
const reason = "ticket 1042";
const nobody = "none@example.org";
const nowhere = "00000000-0000-4000-8000-000000000000";
const { noUser, noPayment, noCall, noProposal, noTariff } = operatorMessages;
let desk: Awaited<ReturnType<typeof commandHarness>>;

beforeAll(async () => {
  desk = await commandHarness(payments.database, () => payments.deps);
  writeFileSync(deck, `${deckColumns}\n44,United Kingdom,1,60,60,0,no\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Trial {
  /** Prepares what the command is about, and returns its words without the reason. */
  words: () => Promise<string[]>;
  says: RegExp;
  /** Words that are refused, with the sentence. */
  refused?: [words: string[], sentence: string | RegExp] | undefined;
}

const email = async () => (await desk.users.verified()).email;
const about =
  (...command: string[]) =>
  async () => [...command, await email()];
const onAll =
  (...command: string[]) =>
  async () =>
    command;

/** A payment of 10 USD, paid and credited. */
async function paid(): Promise<string> {
  await payments.addOwner();
  await payments.startPayment(10);
  payments.stripe.pay();
  await payments.call("POST", "/api/payments/add-credits", { credits: 100 });
  return (await payments.onlyPayment()).id;
}

async function withRule() {
  const person = await desk.users.verified();
  await addRechargeRule(desk.users.rows, person);
  return person;
}

async function openCall(): Promise<string> {
  const calls = callStoreHarness(payments.database);
  const user = await calls.openWallet(5_000);
  const call = newCall(user, { version: await calls.versionOf(user), createdAt: desk.deps.clock.now() });
  expect(await calls.onCalls((store) => store.authorise(call))).toBe("opened");
  return call.id;
}

async function proposal(): Promise<string> {
  const finance = await desk.operator("finance");
  const wanted = { email: await email(), amount_mc: 150_000 };
  const given = agreed(await giveCredits(desk.deps, finance.request, wanted));
  if (given.outcome !== "proposed") throw new Error("Nothing was proposed");
  return given.proposal.id;
}

const unknownUser = (...command: string[]): Trial["refused"] => [[...command, nobody], noUser(nobody)];

const trials: Record<UseCase, Trial> = {
  read_today: { words: onAll("today"), says: /^\d+ calls under way now\.$/m },
  find_user: {
    words: about("find"),
    says: /@.* {2}id [0-9a-f-]{36}/,
    refused: [["find", nobody], operatorMessages.notFound(nobody)],
  },
  show_user: {
    words: about("show"),
    says: /^Wallet .*: 0 credits, 0 credits held/m,
    refused: unknownUser("show"),
  },
  read_messages: {
    words: about("messages"),
    says: /^There is no message/,
    refused: unknownUser("messages"),
  },
  verify_user: {
    words: async () => ["verify", (await desk.users.unverified()).email],
    says: /can log in now\.$/,
    refused: [["verify", nobody], operatorMessages.noRegistration(nobody)],
  },
  resend_verification: {
    words: async () => ["resend", (await desk.users.unverified()).email],
    says: /^The mail to .*@.* is on its way again\.$/,
    refused: [["resend", nobody], operatorMessages.noRegistration(nobody)],
  },
  log_out_user: {
    words: about("log-out"),
    says: /is logged out everywhere\.$/,
    refused: unknownUser("log-out"),
  },
  export_user: { words: about("export"), says: /"profile": \{/, refused: unknownUser("export") },
  delete_user: { words: about("delete"), says: /is deleted\.$/, refused: unknownUser("delete") },
  freeze_user: { words: about("freeze"), says: /cannot make calls now\.$/, refused: unknownUser("freeze") },
  unfreeze_user: { words: about("unfreeze"), says: /can make calls\.$/, refused: unknownUser("unfreeze") },
  pause_recharge: {
    words: async () => ["pause-recharge", (await withRule()).email],
    says: /^The automatic recharge of .* is paused\.$/,
    refused: [["pause-recharge", nobody], noUser(nobody)],
  },
  resume_recharge: {
    words: async () => {
      const person = await withRule();
      await desk.users.rows("UPDATE recharge_rule SET paused_because = 'operator' WHERE wallet_id = $1", [
        person.walletId,
      ]);
      return ["resume-recharge", person.email];
    },
    says: /^The automatic recharge of .* goes on\.$/,
    refused: [["resume-recharge", nobody], noUser(nobody)],
  },
  lift_marks: {
    words: async () => ["lift-marks", (await desk.users.verified()).id],
    says: /^Marks lifted: 1\.$/,
    refused: [["lift-marks", nowhere], operatorMessages.noMarks(nowhere)],
  },

  give_credits: {
    words: async () => ["credits", "give", await email(), "2.5"],
    says: /was given 2\.5 credits and has 2\.5 credits now\.$/,
    refused: [["credits", "give", nobody, "2.5"], noUser(nobody)],
  },
  take_credits: {
    words: async () => ["credits", "take", `${await withCredits()}@example.org`, "2.5"],
    says: /lost 2\.5 credits and has 97\.5 credits now\.$/,
    refused: [["credits", "take", nobody, "2.5"], noUser(nobody)],
  },
  list_proposals: {
    words: async () => {
      await proposal();
      return ["credits", "proposals"];
    },
    says: /150 credits for .*@.* {2}by user:/,
  },
  approve_credits: {
    words: async () => ["credits", "approve", await proposal()],
    says: /^The user was given 150 credits/,
    refused: [["credits", "approve", nowhere], noProposal],
  },
  reject_credits: {
    words: async () => ["credits", "reject", await proposal()],
    says: /^The proposal is rejected\.$/,
    refused: [["credits", "reject", nowhere], noProposal],
  },

  show_payment: {
    words: async () => ["payment", await paid()],
    says: /completed, 10 USD for 100 credits, 0 USD refunded, 10 USD left, 10 USD unused\.$/,
    refused: [["payment", nowhere], noPayment(nowhere)],
  },
  refund_payment: {
    words: async () => ["refund", await paid(), "2.50"],
    says: /^2\.5 USD went back to the card\.$/,
    refused: [["refund", nowhere], noPayment(nowhere)],
  },

  list_calls: {
    words: async () => {
      await openCall();
      return ["calls"];
    },
    says: /\+442079460000 \(United Kingdom\) {2}4 credits held/,
  },
  show_call: {
    words: async () => ["call", await openCall()],
    says: /^Reports of the carrier:$/m,
    refused: [["call", nowhere], noCall(nowhere)],
  },
  hang_up_call: {
    words: async () => ["hang-up", await openCall()],
    says: /^The call to \+442079460000 is being hung up\.$/,
    refused: [["hang-up", nowhere], noCall(nowhere)],
  },

  read_switches: { words: onAll("calling"), says: /^Calling is switched on\.$/ },
  list_tariffs: { words: onAll("tariff", "versions"), says: /^(version \d|There are no prices yet)/ },
  preview_tariff: {
    words: onAll("tariff", "preview", deck),
    says: /\d+ added, \d+ removed, \d+ changed, \d+ below cost\./,
  },
  export_tariff: {
    words: async () => ["tariff", "export", await imported(), join(folder, "exported.csv")],
    says: /^Exported version \d+ \(prices\.csv, 1 prices, .*\) to .*exported\.csv\.$/,
    refused: [["tariff", "export", "999999", join(folder, "none.csv")], noTariff],
  },
  import_tariff: {
    words: onAll("tariff", "import", deck),
    says: /^Imported version \d+ \(prices\.csv, 1 prices/,
  },
  roll_back_tariff: {
    words: async () => ["tariff", "roll-back", await imported()],
    says: /^In force again: version \d+/,
    refused: [["tariff", "roll-back", "999999"], noTariff],
  },
  audit_ledger: { words: onAll("audit"), says: /^The ledger is right/ },
  read_fraud: {
    words: onAll("fraud", "--days", "30"),
    says: /^Card testing:$/m,
    refused: [["fraud", "--days", "91"], operatorMessages.fraudDays(90)],
  },
  read_recharges: {
    words: onAll("recharges"),
    says: /^Automatic recharge: \d+ purchases, .* sold in \d+ purchases\.$/m,
  },
  read_revenue: { words: onAll("revenue"), says: /^(No call was charged|Together charged)/m },

  read_seller: { words: onAll("seller"), says: /^Receipts name .+\. Prices include no tax\.$/ },
  change_seller: {
    words: onAll(
      "seller",
      "set",
      "--address",
      "1 High Street, London",
      "--tax-name",
      "VAT",
      "--tax-percent",
      "20",
    ),
    says: /, 1 High Street, London\. Prices include 20 % VAT\.$/,
    refused: [["seller", "set", "--tax-name", "", "--tax-percent", "20"], operatorMessages.taxIncomplete],
  },

  switch_calling: { words: onAll("calling", "off"), says: /^Calling is switched off since/ },
  switch_purchases: { words: onAll("purchases", "off"), says: /^Buying credits is switched off since/ },
  switch_sign_up: { words: onAll("sign-up", "off"), says: /^Signing up is switched off since/ },
  reset_spend: { words: onAll("spend", "reset"), says: /within an hour and 0 within a day\./ },

  grant_role: {
    words: async () => {
      const person = await desk.users.verified();
      await desk.passkeySession(person.id);
      return ["grant-role", person.email, "--role", "support"];
    },
    says: /has the role support until/,
    refused: [["grant-role", nobody, "--role", "support"], noUser(nobody)],
  },
  revoke_role: {
    words: async () => ["revoke-role", (await desk.operator("support")).email],
    says: /no longer has the role support\.$/,
    refused: unknownUser("revoke-role"),
  },
  confirm_role: {
    words: async () => {
      const { email, id } = await desk.operator("support");
      await desk.users.rows("UPDATE operator_grant SET suspended_at = now() WHERE user_id = $1", [id]);
      return ["confirm-role", email];
    },
    says: /has the role support again\.$/,
    refused: unknownUser("confirm-role"),
  },
  list_operators: {
    words: async () => {
      await desk.operator("finance");
      return ["operators"];
    },
    says: / {2}finance {2}until .* {2}given by system:ada/,
  },
  read_record: {
    words: onAll("record", "--limit", "5"),
    says: /system:ada \(system\)/,
    refused: [["record", "--user", nobody], noUser(nobody)],
  },
};

async function withCredits(): Promise<string> {
  await paid();
  return payments.userId;
}

async function imported(): Promise<string> {
  const words = ["tariff", "import", deck, "--yes", "--reason", reason];
  const [, version = ""] = /^Imported version (\d+)/.exec((await desk.operate(...words)).sentence) ?? [];
  return version;
}

const switches = ["calling", "purchases", "sign-up"];

test.each(Object.keys(permissions) as UseCase[])("%s by command", async (useCase) => {
  const { words: prepare, says, refused } = trials[useCase];
  const words = await prepare();
  const why = needsReason(useCase) ? ["--reason", reason] : [];
  const changes = async () =>
    (await desk.record()).filter((row) => row.use_case === useCase && (row.reason !== null || !why.length));
  const before = await changes();

  const read = readCommand(words);
  if ("help" in read) throw new Error("This is a question for help");
  const confirmed = read.command.confirm ? ["--yes"] : [];
  if (read.command.confirm) {
    const { end, sentence } = await desk.operate(...words, ...why);
    expect([end, sentence]).toEqual(["refused", expect.stringContaining("needs --yes")]);
  }
  if (needsReason(useCase)) {
    const { end, sentence } = await desk.operate(...words, ...confirmed);
    expect([end, sentence]).toEqual([
      "refused",
      expect.stringMatching(/^Please say why.*\nGive it with --reason /),
    ]);
  }
  if (refused) {
    const [wrong, expected] = refused;
    const { end, sentence, data } = await desk.operate(...wrong, ...confirmed, ...why);
    expect([end, data]).toEqual(["refused", undefined]);
    expect(sentence).toMatch(expected);
  }
  expect(await changes(), "what was refused changed nothing").toEqual(before);

  const { end, sentence, data } = await desk.operate(...words, ...confirmed, ...why);
  expect([end, sentence]).toEqual(["done", expect.stringMatching(says)]);
  expect(JSON.parse(JSON.stringify(data, null, 2)), "--json prints it").toBeTruthy();
  const own = (await changes()).slice(before.length);
  expect(own[0]).toMatchObject({ actor: "system:ada", reason: why[1] ?? null });
  const [name = ""] = words;
  if (switches.includes(name)) {
    expect(await desk.operate(name, "on", "--reason", reason)).toMatchObject({ end: "done" });
  }
});

test("no person approves a proposal of their own by command, nor one whose proposer has lost the role", async () => {
  const [own, voided] = [await email(), await email()];
  const finance = await desk.operator("finance");
  agreed(await giveCredits(desk.deps, desk.system, { email: own, amount_mc: 150_000 }));
  agreed(await giveCredits(desk.deps, finance.request, { email: voided, amount_mc: 150_000 }));
  expect(await desk.operate("revoke-role", finance.email, "--reason", reason)).toMatchObject({ end: "done" });

  const { sentence: list } = await desk.operate("credits", "proposals");
  const lineOf = (about: string) => list.split("\n").find((line) => line.includes(about)) ?? "";
  expect([lineOf(own), lineOf(voided)]).toEqual([
    expect.not.stringMatching(/^void/),
    expect.stringMatching(/^void {2}/),
  ]);
  const { samePerson, proposalVoid } = operatorMessages;
  for (const [about, sentence] of [
    [own, samePerson],
    [voided, proposalVoid],
  ] as const) {
    const [id = ""] = /[0-9a-f-]{36}/.exec(lineOf(about)) ?? [];
    for (const command of ["approve", "reject"]) {
      const words = ["credits", command, id, "--yes", "--reason", reason];
      expect(await desk.operate(...words)).toMatchObject({ end: "refused", sentence });
    }
  }
});
