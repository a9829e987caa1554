import { randomUUID } from "node:crypto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { operatorRoutes, operatorSelf } from "#contract/operators/routes.ts";
import { rows, runAs, signedInOperator } from "#testing/screens/operators.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { openDesk, part, partText, rowWith } from "#web/testing/desk.tsx";
import { obstacles } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";

async function message({ userId = null, email }: { userId?: string | null; email?: string } = {}) {
  const id = randomUUID();
  await rows(
    `INSERT INTO contact_message (id, user_id, name, email, subject, message, sent_at)
     VALUES ($1, $2, 'Ada', $3, $4, 'What does Lima cost?', now())`,
    [id, userId, email ?? `${id}@example.org`, `Rates ${id}`],
  );
  return { id, subject: `Rates ${id}` };
}

const answerField = () => screen.findByLabelText<HTMLTextAreaElement>("Your answer");

it("keeps what was typed when another operator answered first, shows that answer, and is sent after it", async () => {
  const { id } = await message();
  const other = await signedInOperator("owner");
  const { user } = await openDesk(`messages/${id}`, "support");
  fireEvent.change(await answerField(), { target: { value: "Mine: 0.20." } });
  const answer = { messageId: id, version: 0, answer: "Theirs: 0.30.", becomes: "open" };
  await runAs(other, "answer_message", answer);
  await user.click(screen.getByRole("button", { name: "Send, and done" }));
  await screen.findByText(operatorMessages.messageChanged);
  await waitFor(async () => expect(await partText("Answers")).toContain("Theirs: 0.30."));
  expect((await answerField()).value).toBe("Mine: 0.20.");
  expect(await rows("SELECT answer FROM contact_answer WHERE message_id = $1", [id])).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Send, and done" }));
  await waitFor(async () => expect(await partText("Answers")).toContain("Mine: 0.20."));
  await screen.findByText("done");
  expect((await answerField()).value).toBe("");
  expect(await obstacles()).toEqual([]);
});

it("sends no empty answer", async () => {
  const { id } = await message();
  const { user, server } = await openDesk(`messages/${id}`, "support");
  await user.click(await screen.findByRole("button", { name: "Send, and keep open" }));
  await screen.findByText(operatorMessages.answerMissing(10_000));
  expect(server.sent(operatorRoutes.answer_message)).toEqual([]);
});

it("is assigned, taken back, done and opened again, and the navigation counts what waits", async () => {
  const { id, subject } = await message();
  const operator = await signedInOperator("support");
  const self = (openMessages: number) =>
    reply(operatorSelf, {
      id: operator.user.id,
      email: operator.user.email,
      role: "support",
      expiresAt: "2100-01-01T00:00:00.000Z",
      openMessages,
    });
  const answers = [[operatorSelf, self(3)]] as const;
  const { user, server } = await openDesk("messages?state=open", operator, { answers });
  await user.click(await screen.findByRole("link", { name: subject }));
  const counted = () => screen.getByRole("navigation", { name: "Screens" }).textContent;
  await screen.findByRole("heading", { name: subject });
  expect(counted()).toContain("Messages3 open");
  await user.click(screen.getByRole("button", { name: "Assign to me" }));
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Take back" })).toBeNull());
  fireEvent.change(within(await part("Belongs to")).getByLabelText("Operator"), {
    target: { value: operator.user.id },
  });
  await user.click(screen.getByRole("button", { name: "Assign" }));
  await screen.findByRole("button", { name: "Take back" });
  server.on(operatorSelf, self(2));
  await user.click(screen.getByRole("button", { name: "Done" }));
  await screen.findByRole("button", { name: "Open again" });
  await waitFor(() => expect(counted()).toContain("Messages2 open"));
  await user.click(screen.getByRole("button", { name: "Open again" }));
  await screen.findByRole("button", { name: "Done" });
  const [row] = await rows("SELECT state, assigned_to, version FROM contact_message WHERE id = $1", [id]);
  expect(row).toEqual({ state: "open", assigned_to: operator.user.id, version: 5 });
});

it("has the user beside it, and says of a visitor's address that it proves nothing", async () => {
  const ada = await signedInUser();
  const written = await message({ userId: ada.user.id, email: ada.user.email });
  await openDesk(`messages/${written.id}`);
  const links = within(await part("User")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toContain(`/admin/users/${ada.user.id}`);
  expect(screen.queryByText(/was not signed in/)).toBeNull();
  const typed = await message({ email: ada.user.email });
  await openDesk(`messages/${typed.id}`);
  await screen.findByText(/The sender was not signed in/);
  const visitor = await message();
  await openDesk(`messages/${visitor.id}`);
  await screen.findByText("A visitor: no user has this address.");
});

it("stands in a list that is filtered to what belongs to the operator", async () => {
  const operator = await signedInOperator("support");
  const [mine, other] = [await message(), await message()];
  const self = { messageId: mine.id, version: 0, operator: operator.user.id };
  await runAs(operator, "assign_message", self);
  const { user } = await openDesk("messages", operator);
  await rowWith(other.subject);
  await user.selectOptions(screen.getByRole("combobox", { name: "Belongs to" }), "Me");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(screen.queryByText(other.subject)).toBeNull());
  expect((await rowWith(mine.subject)).text).toContain(operator.user.email);
});
