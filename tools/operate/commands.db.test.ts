import { beforeAll, expect, test } from "vitest";
import { auditAlone } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { needsReason } from "#contract/operators/permissions.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import type { Outcome } from "./command.ts";
import { commands } from "./commands.ts";
import type { Context } from "./context.ts";
import { readCommand, runCommand } from "./run-command.ts";

const database = testDatabase();
const reason = "ticket 1042";
const unknown = "none@example.org";
const { noUser } = operatorMessages;
let desk: Awaited<ReturnType<typeof operatorHarness>>;

beforeAll(async () => {
  desk = await operatorHarness(database);
});

/** `npm run operate -- ...` as the operating system's user Ada. */
async function operate(...words: string[]): Promise<Outcome> {
  const connection = database.connection();
  const context: Context = {
    variables: {},
    now: () => desk.deps.clock.now(),
    say: () => {},
    inStorage: (work) =>
      work({
        database,
        meterDatabase: database,
        connection,
        pooled: false,
        close: () => Promise.resolve(),
      }),
    operators: ({ options }, work) =>
      work(
        { ...desk.deps, audit: () => auditAlone(connection, 10_000) },
        { actor: desk.system.actor, reason: typeof options.reason === "string" ? options.reason : undefined },
      ),
  };
  const read = readCommand(words);
  if ("help" in read) throw new Error(`${words.join(" ")} asks for help alone`);
  return runCommand(read, context);
}

interface Trial {
  /** Prepares what the command is about, and returns its words without the reason. */
  words: () => Promise<string[]>;
  says: RegExp;
  /** Words that are refused, with the sentence. */
  refused?: [words: string[], sentence: string];
}

const about = (command: string) => async () => [command, (await desk.users.verified()).email];
const onAll =
  (...words: string[]) =>
  async () =>
    words;

/** By the command's name. */
const trials: Record<string, Trial> = {
  freeze: {
    words: about("freeze"),
    says: /cannot make calls now\.$/,
    refused: [["freeze", unknown], noUser(unknown)],
  },
  unfreeze: {
    words: about("unfreeze"),
    says: /can make calls\.$/,
    refused: [["unfreeze", unknown], noUser(unknown)],
  },
  calling: { words: onAll("calling", "off"), says: /^Calling is switched off since/ },
  spend: { words: onAll("spend", "reset"), says: /within an hour and 0 within a day\./ },
  "grant-role": {
    words: async () => {
      const person = await desk.users.verified();
      await desk.passkeySession(person.id);
      return ["grant-role", person.email, "--role", "support"];
    },
    says: /has the role support until/,
    refused: [["grant-role", unknown, "--role", "support"], noUser(unknown)],
  },
  "revoke-role": {
    words: async () => ["revoke-role", (await desk.operator("support")).email],
    says: /no longer has the role support\.$/,
    refused: [["revoke-role", unknown], noUser(unknown)],
  },
  "confirm-role": {
    words: async () => {
      const { email, id } = await desk.operator("support");
      await desk.users.rows("UPDATE operator_grant SET suspended_at = now() WHERE user_id = $1", [id]);
      return ["confirm-role", email];
    },
    says: /has the role support again\.$/,
    refused: [["confirm-role", unknown], noUser(unknown)],
  },
  audit: { words: onAll("audit"), says: /^The ledger is right/ },
};

test("every command that needs a right has its trial", () => {
  const names = commands.flatMap(({ name, useCase }) => (useCase ? [name] : []));
  expect(Object.keys(trials).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(trials))("%s", async (name, { words: prepare, says, refused }) => {
  const { useCase } = commands.find((command) => command.name === name) ?? {};
  const words = await prepare();
  const why = useCase && needsReason(useCase) ? ["--reason", reason] : [];
  const changes = async () =>
    (await desk.record()).filter((row) => row.use_case === useCase && (row.reason !== null || !why.length));
  const before = await changes();

  if (why.length > 0) {
    const { end, sentence } = await operate(...words);
    expect([end, sentence]).toEqual([
      "refused",
      expect.stringMatching(/^Please say why.*\nGive it with --reason /),
    ]);
  }
  if (refused) {
    const [wrong, sentence] = refused;
    const outcome = await operate(...wrong, ...why);
    expect([outcome.end, outcome.data, outcome.sentence]).toEqual(["refused", undefined, sentence]);
  }
  expect(await changes(), "what was refused changed nothing").toEqual(before);

  const { end, sentence, data } = await operate(...words, ...why);
  expect([end, sentence]).toEqual(["done", expect.stringMatching(says)]);
  expect(JSON.parse(JSON.stringify(data, null, 2)), "--json prints it").toBeTruthy();
  const own = (await changes()).slice(before.length);
  expect(own[0]).toMatchObject({ actor: "system:ada", reason: why[1] ?? null });
});

test("calling says how it is, and is switched on again", async () => {
  await operate("calling", "off", "--reason", reason);
  expect((await operate("calling")).sentence).toMatch(/^Calling is switched off since/);
  expect((await operate("calling", "on", "--reason", reason)).sentence).toBe("Calling is switched on.");
});
