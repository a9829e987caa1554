import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { removeOldRows } from "#adapters/postgres/users/retention.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { readList } from "#domain/operators/product/lists.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { answerMessage, assignMessage, finishMessage, openMessages, showMessage } from "./inbox.ts";

const database = testDatabase();
const harness = await operatorHarness(database);
const { rows, mailsTo } = harness.users;
const deps = { ...harness.deps, operatorEmail: "operator@farline.test" };

interface Sent {
  userId?: string | null;
  email?: string;
  language?: string | null;
  at?: string;
}

async function message({ userId = null, email, language = "en", at = "2026-02-10T12:00:00Z" }: Sent = {}) {
  const id = randomUUID();
  await rows(
    `INSERT INTO contact_message (id, user_id, name, email, language, subject, message, sent_at)
     VALUES ($1, $2, 'Ada', $3, $4, 'Rates to Peru', 'What does Lima cost?', $5)`,
    [id, userId, email ?? `${id}@example.org`, language, at],
  );
  return { id, version: 0, email: email ?? `${id}@example.org` };
}

const sentenceOf = (answer: unknown) => (isRefusal(answer) ? refusalMessage(answer).key : undefined);

test("an answer is mailed as typed in the sender's frame, stands below the message, and a reply reaches the operator", async () => {
  const { request, id: operator } = await harness.operator("support");
  const { id, version, email } = await message({ language: "de" });
  const answer = "Hello,\r\n\r\n  0.20 a minute.\n<b>Grace</b>";
  agreed(await answerMessage(deps, request, { id, version }, { answer, state: "done" }));
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe("Unsere Antwort: Rates to Peru");
  expect(mail?.text).toContain("Das ist unsere Antwort:\n\nHello,\n\n  0.20 a minute.\n<b>Grace</b>\n\n");
  expect(mail?.text).toContain("\n> What does Lima cost?\n");
  expect(await rows("SELECT reply_to FROM outbox WHERE recipient = $1", [email])).toEqual([
    { reply_to: "operator@farline.test" },
  ]);
  const shown = agreed(await showMessage(deps, request, id));
  expect(shown.answers).toMatchObject([
    { answer: answer.replaceAll("\r", ""), answeredBy: operator, answeredAt: deps.clock.now() },
  ]);
  expect(shown).toMatchObject({ state: "done", version: 1, assigned: { id: operator } });
  const acts = (await harness.record()).filter(({ subject_id }) => subject_id === id);
  expect(acts).toMatchObject([
    {
      use_case: "answer_message",
      before: { state: "open", assignedTo: null },
      after: { state: "done", assignedTo: operator },
    },
    { use_case: "show_message" },
  ]);
  expect(JSON.stringify(acts)).not.toMatch(/Lima|minute|example\.org/);
});

test("of two operators who answer at once one mails, and the other reads that the message changed", async () => {
  const operators = [await harness.operator("support"), await harness.operator("owner")];
  const { id, version, email } = await message();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => operators)
      .flat()
      .map(({ request }, place) =>
        answerMessage(deps, request, { id, version }, { answer: `answer ${place}`, state: "open" }),
      ),
  );
  const refused = Array.from({ length: 9 }, () => operatorMessages.messageChanged);
  expect(answers.map(sentenceOf).filter(Boolean)).toEqual(refused);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(agreed(await showMessage(deps, harness.system, id)).answers).toHaveLength(1);
});

test("no act changes a message that changed since it was seen, and none is there after its deletion", async () => {
  const { request, id: own } = await harness.operator("support");
  const { id, email } = await message();
  const seen = { id, version: 7 };
  const gone = { id: randomUUID(), version: 0 };
  for (const [about, sentence] of [
    [seen, operatorMessages.messageChanged],
    [gone, operatorMessages.noMessage],
  ] as const) {
    for (const refused of [
      await answerMessage(deps, request, about, { answer: "Yes.", state: "done" }),
      await assignMessage(deps, request, about, own),
      await finishMessage(deps, request, about, "done"),
    ]) {
      expect(sentenceOf(refused)).toBe(sentence);
    }
  }
  expect(await mailsTo(email)).toEqual([]);
  expect(agreed(await showMessage(deps, request, id))).toMatchObject({
    state: "open",
    version: 0,
    assigned: null,
  });
});

test("a message is given to who may answer it and stays theirs with another's answer, is opened again and taken back", async () => {
  const [own, other] = [await harness.operator("support"), await harness.operator("owner")];
  const [finance, suspended] = [await harness.operator("finance"), await harness.operator("support")];
  await rows("UPDATE operator_grant SET suspended_at = now() WHERE user_id = $1", [suspended.id]);
  const { id } = await message();
  for (const operator of [finance.id, suspended.id, randomUUID()]) {
    const refused = await assignMessage(deps, own.request, { id, version: 0 }, operator);
    expect(sentenceOf(refused)).toBe(operatorMessages.cannotAnswer);
  }
  const before = await deps.connection(({ inbox }) => inbox.countOpen(1_000));
  agreed(await assignMessage(deps, own.request, { id, version: 0 }, other.id));
  agreed(await answerMessage(deps, own.request, { id, version: 1 }, { answer: "Yes.", state: "done" }));
  expect(await openMessages(deps, "support")).toBe(before - 1);
  agreed(await finishMessage(deps, own.request, { id, version: 2 }, "open"));
  expect(await openMessages(deps, "owner")).toBe(before);
  expect(await openMessages(deps, "finance")).toBeNull();
  expect(agreed(await showMessage(deps, own.request, id)).assigned?.email).toBe(other.email);
  agreed(await assignMessage(deps, other.request, { id, version: 3 }, null));
  expect(agreed(await showMessage(deps, own.request, id)).assigned).toBeNull();
});

test("the user beside a message is who was signed in, or else the one with the address", async () => {
  const [ada, grace] = [await harness.users.verified(), await harness.users.verified()];
  const userOf = async (sent: Sent) =>
    agreed(await showMessage(deps, harness.system, (await message(sent)).id)).user?.id;
  expect(await userOf({ userId: ada.id, email: grace.email })).toBe(ada.id);
  expect(await userOf({ email: grace.email.toUpperCase() })).toBe(grace.id);
  expect(await userOf({})).toBeUndefined();
});

test("the list has visitors' messages too, and filters by state, operator and user", async () => {
  const { request, id: own } = await harness.operator("support");
  const ada = await harness.users.verified();
  const period = { since: "2025-05-01T00:00:00.000Z", until: "2025-06-01T00:00:00.000Z" };
  const at = "2025-05-10T00:00:00Z";
  const [written, waiting, given] = [
    await message({ at, userId: ada.id }),
    await message({ at }),
    await message({ at }),
  ];
  await message({ at: period.until });
  agreed(await answerMessage(deps, request, written, { answer: "Yes.", state: "done" }));
  agreed(await assignMessage(deps, request, given, own));
  for (const [filter, messages] of [
    [{}, [written, waiting, given]],
    [{ state: "open" }, [waiting, given]],
    [{ state: "done" }, [written]],
    [{ assigned: own }, [written, given]],
    [{ assigned: "none" }, [waiting]],
    [{ user: ada.id }, [written]],
    [{ user: ada.id, state: "open" }, []],
  ] as const) {
    const page = agreed(await readList(deps, request, "messages", { filters: { ...period, ...filter } }));
    const ids = messages.map(({ id }) => id).toSorted();
    expect(page.rows.map(({ id }) => id).toSorted(), JSON.stringify(filter)).toEqual(ids);
  }
  const { rows: listed } = agreed(
    await readList(deps, request, "messages", { filters: { ...period, state: "done" } }),
  );
  expect(listed).toMatchObject([
    { userId: ada.id, sender: written.email, answers: 1, subject: "Rates to Peru" },
  ]);
});

test("answers go with their message when its time is over", async () => {
  const { request } = await harness.operator("support");
  const old = await message({ at: "2020-01-01T00:00:00Z" });
  agreed(await answerMessage(deps, request, old, { answer: "Yes.", state: "open" }));
  const answers = () => rows("SELECT FROM contact_answer WHERE message_id = $1", [old.id]);
  expect(await answers()).toHaveLength(1);
  await removeOldRows(database)("contact_message", new Date("2020-02-01T00:00:00Z"), 10);
  expect(await answers()).toEqual([]);
});
