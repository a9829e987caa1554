import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { addRechargeEvent, addRechargeRule } from "#testing/people/recharge-rule.ts";
import { rows, runAs, signedInOperator } from "#testing/screens/operators.ts";
import { ledgerOf } from "#testing/screens/payments.ts";
import { callProduct, isOpen, mailsTo } from "#testing/screens/product.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { act, openDesk, part, partText, rowWith, why } from "#web/testing/desk.tsx";
import { obstacles } from "#web/testing/screen.tsx";

const openUser = async ({ user }: SignedInUser, who: Parameters<typeof openDesk>[1] = "owner") => {
  const page = await openDesk(`users/${user.id}`, who);
  await part("Wallet");
  return page;
};

const creditsOf = async (user: SignedInUser) => (await ledgerOf(user)).credits;

it("is found by a part of the address or name, and no address names whom the operator looks for", async () => {
  const ada = await signedInUser({ credits: 10 });
  const { user, router } = await openDesk("users", "support");
  await user.type(await screen.findByLabelText("Find a user"), ada.user.email.slice(2, 14).toUpperCase());
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("link", { name: "Ada Lovelace" }));
  expect(await partText("Wallet")).toContain("Balance10 credits");
  expect(router.state.location.pathname).toBe(`/admin/users/${ada.user.id}`);
  expect(await obstacles()).toEqual([]);
});

it("is found, frozen and unfrozen by the keyboard alone, and the focus stays where it was", async () => {
  const ada = await signedInUser();
  const { user } = await openDesk("today");
  const tabTo = async (find: () => Promise<HTMLElement>) => {
    const wanted = await find();
    for (let presses = 0; document.activeElement !== wanted; presses++) {
      if (presses > 60) throw new Error("60 presses of Tab do not lead there");
      await user.tab();
    }
  };
  const actByKeys = async (name: string) => {
    await tabTo(() => screen.findByRole("button", { name }));
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    await tabTo(() => dialog.findByLabelText("Reason"));
    await user.keyboard(why);
    await tabTo(() => dialog.findByRole("button", { name }));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await tabTo(() => screen.findByLabelText("Find a user"));
  await user.keyboard(`${ada.user.email}{Enter}`);
  await tabTo(() => screen.findByRole("link", { name: "Ada Lovelace" }));
  await user.keyboard("{Enter}");
  await actByKeys("Freeze");
  await screen.findByText("frozen");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Unfreeze"));
  await user.tab({ shift: true });
  await actByKeys("Unfreeze");
  await screen.findByText("active");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Freeze"));
});

describe("credits", () => {
  it("are taken after a question, and never more than are free", async () => {
    const ada = await signedInUser({ credits: 100 });
    const { user } = await openUser(ada, "finance");
    const taken = { submit: "Take", fields: { Credits: "100.5" }, confirms: true };
    const dialog = await act(user, "Take credits", taken);
    await dialog.findByText(operatorMessages.creditsMissing("100 credits"));
    await user.clear(dialog.getByLabelText("Credits"));
    await user.type(dialog.getByLabelText("Credits"), "30.5");
    await user.click(dialog.getByRole("button", { name: "Take" }));
    await dialog.findByText(`Take 30.5 credits from ${ada.user.email}?`);
    expect(await creditsOf(ada)).toBe(100);
    await user.click(dialog.getByRole("button", { name: "Take" }));
    await screen.findByText("30.5 credits taken. The balance is 69.5 now.");
    await waitFor(async () => expect(await partText("Wallet")).toContain("Balance69.5 credits"));
    expect(await creditsOf(ada)).toBe(69.5);
  });

  it("above the daily limit wait for a second operator, who gives or rejects them", async () => {
    const [ada, grace] = [await signedInUser(), await signedInUser()];
    const { user, operator } = await openUser(ada, "finance");
    const given = { submit: "Give", fields: { Credits: "1000000" }, confirms: true };
    const dialog = await act(user, "Give credits", given);
    await dialog.findByText(/^Nothing has moved yet/);
    await runAs(operator, "give_credits", { email: grace.user.email, credits: 1_000_000, reason: why });
    await openDesk("credits", operator);
    const own = await rowWith(ada.user.email);
    own.getByText(operatorMessages.samePerson);
    expect(own.queryByRole("button", { name: /Approve|Reject/ })).toBeNull();
    expect(await creditsOf(ada)).toBe(0);

    const second = await openDesk("credits", "finance");
    const decide = async ({ user: { email } }: SignedInUser, name: string, confirms: boolean) =>
      act(second.user, (await rowWith(email)).getByRole("button", { name }), { submit: name, confirms });
    await decide(grace, "Reject", false);
    await screen.findByText("The grant is rejected.");
    await decide(ada, "Approve", true);
    await screen.findByText(`1,000,000 credits given to ${ada.user.email}.`);
    expect([await creditsOf(ada), await creditsOf(grace)]).toEqual([1_000_000, 0]);
  });

  it("of a void proposal are given by no one, and the screen says why", async () => {
    const [ada, proposer] = [await signedInUser(), await signedInOperator("finance")];
    await runAs(proposer, "give_credits", { email: ada.user.email, credits: 1_000_000, reason: why });
    await rows(
      "UPDATE operator_grant SET suspended_at = now(), password_reset_at = now() WHERE user_id = $1",
      [proposer.user.id],
    );
    await openDesk("credits");
    const row = await rowWith(ada.user.email);
    row.getByText("void");
    row.getByText(operatorMessages.proposalVoid);
    expect(row.queryByRole("button", { name: /Approve|Reject/ })).toBeNull();
    expect(await obstacles()).toEqual([]);
  });
});

it("is mended by support: messages, export, sessions and marks", async () => {
  const ada = await signedInUser();
  await rows(
    "INSERT INTO mark (digest, kind, wallet_id, user_id) VALUES (gen_random_uuid()::text, 'mailbox', $1, $2)",
    [ada.user.walletId, ada.user.id],
  );
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const { user } = await openUser(ada, "support");
  await act(user, "Read messages", { submit: "Read" });
  await screen.findByText("The user has written nothing.");
  await act(user, "Export");
  await waitFor(async () => expect(await files[0]?.text()).toContain(ada.user.email));
  await act(user, "Log out everywhere", { submit: "Log out" });
  await screen.findByText("No device is logged in.");
  expect(await isOpen(ada.token)).toBe(false);
  await act(user, "Lift marks");
  await screen.findByText("One mark is lifted.");
});

it("that waits for a mail gets it again by support, and is verified by an owner by its id", async () => {
  const waiting = {
    email: `ada.${crypto.randomUUID().replaceAll("-", "")}@example.com`,
    password: "correct horse battery",
  };
  const body = { ...waiting, firstName: "Ada", lastName: "Lovelace" };
  for (const _ of [1, 2]) expect((await callProduct("POST", "/api/auth/signup", { body })).status).toBe(200);
  const search = async (role: "support" | "owner") => {
    const { user } = await openDesk("users", role);
    await user.type(await screen.findByLabelText("Find a user"), `${waiting.email}{Enter}`);
    await screen.findByText(operatorMessages.notFound(waiting.email));
    return user;
  };
  const support = await search("support");
  expect(screen.queryByRole("button", { name: "Verify the sign-up" })).toBeNull();
  await act(support, "Send the mail again", { submit: "Send" });
  await screen.findByText(`The mail to ${waiting.email} is on its way.`);
  await expect.poll(() => mailsTo(waiting.email)).toHaveLength(3);
  const owner = await search("owner");
  const verify = await act(owner, "Verify the sign-up");
  const ids = (await verify.findByRole("alert")).textContent?.match(/[0-9a-f-]{36}/g) ?? [];
  expect(ids).toHaveLength(2);
  await owner.type(verify.getByLabelText("Id of the sign-up"), ids[0] ?? "");
  await owner.click(verify.getByRole("button", { name: "Verify the sign-up" }));
  await screen.findByRole("link", { name: "Ada Lovelace" });
});

it("is deleted by an owner who types the address and says that the credits are lost", async () => {
  const ada = await signedInUser({ credits: 49.5 });
  const { user } = await openUser(ada);
  const dialog = await act(user, "Delete", { reason: "1234" });
  await dialog.findByText("Please type the address of this user.");
  dialog.getByText(/^Please say why/);
  dialog.getByText("Please confirm that the credits are lost.");
  await user.type(dialog.getByLabelText("Reason"), why);
  await user.type(dialog.getByLabelText("Address of the user"), ada.user.email);
  await user.click(dialog.getByLabelText("49.5 credits are lost"));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await dialog.findByText(`Delete ${ada.user.email} for good? 49.5 credits are lost.`);
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await screen.findByText("The user is deleted; 49.5 credits are lost.");
  await screen.findByText(/^This user was deleted/);
  expect(await isOpen(ada.token)).toBe(false);
});

it("has no act on the own wallet and on a higher role, and the screen says why", async () => {
  const acts = () =>
    within(screen.getByRole("main")).queryAllByRole("button", {
      name: /Freeze|Log out|Export|Delete|credits|messages/,
    });
  const [owner, sharing] = [await signedInOperator("owner"), await signedInUser()];
  await rows("UPDATE wallet_member SET wallet_id = $2 WHERE user_id = $1", [
    sharing.user.id,
    owner.user.walletId,
  ]);
  for (const [about, who, sentence] of [
    [owner, owner, operatorMessages.onSelf],
    [sharing, owner, operatorMessages.onSelf],
    [owner, "support", operatorMessages.onOperator("support", "owner")],
  ] as const) {
    await openUser(about, who);
    screen.getByText(sentence);
    expect(acts()).toEqual([]);
  }
});

it("has a rule of automatic recharge with its history, which is paused for a reason and allowed again", async () => {
  const ada = await signedInUser();
  const { id, walletId } = ada.user;
  await addRechargeRule(rows, ada.user);
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await addRechargeEvent(rows, { id, walletId }, { at: at(3), kind: "on" });
  const declined = { kind: "paused", because: "declined", decline: "insufficient_funds" };
  await addRechargeEvent(rows, { id, walletId }, { at: at(1), ...declined });
  const { user } = await openUser(ada);
  const rule = await partText("Automatic recharge");
  for (const text of ["50 credits", "$20.00", "$40.00", "Visa ending in 4242"]) expect(rule).toContain(text);
  expect(await partText("History of automatic recharge")).toContain("Declined: insufficient funds");
  expect(await obstacles()).toEqual([]);
  await act(user, "Pause automatic recharge", { submit: "Pause" });
  await waitFor(async () => expect(await partText("Automatic recharge")).toContain("none by itself"));
  await expect
    .poll(async () => JSON.stringify(await mailsTo(ada.user.email)))
    .toContain("Automatic recharge is paused by our support.");
  await act(user, "Allow recharge again");
  await screen.findByRole("button", { name: "Pause automatic recharge" });
  await waitFor(async () => expect(await partText("History of automatic recharge")).toContain("Resumed"));
  await openDesk("revenue");
  await waitFor(async () => expect(await partText("Automatic recharge")).toContain("Share of sales"));
});
