import { findUser } from "#domain/operators/people/find-user.ts";
import { liftMarks } from "#domain/operators/people/lift-marks.ts";
import {
  deleteUserForGood,
  logOutUser,
  resendVerificationMail,
  verifyUser,
} from "#domain/operators/people/mend-user.ts";
import { pauseRecharge, resumeRecharge } from "#domain/operators/people/pause-recharge.ts";
import { exportUser, readMessages, showUser } from "#domain/operators/people/show-user.ts";
import { freezeUser } from "#domain/operators/product/control-calling.ts";
import { type Command, outcome, perform, text, withHint } from "#tools/operate/command.ts";
import { credits, foundLine, shownWords } from "./user-words.ts";

export const peopleCommands: readonly Command[] = [
  {
    name: "find",
    words: "WHAT",
    useCase: "find_user",
    summary:
      "find users by a part of a name or address, a called number, an id, or the provider's id of a payment or call (pi_..., CA...)",
    example: "find +442079460000",
    run: perform(findUser, (found) => found.map(foundLine).join("\n")),
  },
  {
    name: "show",
    words: "EMAIL",
    useCase: "show_user",
    summary: "show a user's wallet, calls with quality, payments, sessions and limits hit",
    example: "show someone@example.org",
    run: perform(showUser, shownWords),
  },
  {
    name: "messages",
    words: "EMAIL",
    useCase: "read_messages",
    summary: "read what a user wrote with the contact form",
    example: 'messages someone@example.org --reason "ticket 1042"',
    run: perform(readMessages, (messages) =>
      messages.length === 0
        ? "There is no message of this user."
        : messages
            .map(({ sentAt, subject, message }) => `${sentAt.toISOString()}  ${subject}\n${message}`)
            .join("\n\n"),
    ),
  },
  freezing("freeze", "forbid a user to call, and end a call under way", true),
  freezing("unfreeze", "allow a user to call again, also in spite of disputed payments", false),
  {
    name: "pause-recharge",
    words: "EMAIL",
    useCase: "pause_recharge",
    summary: "pause a user's automatic recharge until it is allowed again; the user gets a mail",
    example: 'pause-recharge someone@example.org --reason "ticket 1042: a card that is not theirs"',
    run: perform(pauseRecharge, ({ email }) => `The automatic recharge of ${email} is paused.`),
  },
  {
    name: "resume-recharge",
    words: "EMAIL",
    useCase: "resume_recharge",
    summary: "allow an automatic recharge again that an operator has paused",
    example: 'resume-recharge someone@example.org --reason "ticket 1042: the card was theirs"',
    run: perform(
      resumeRecharge,
      ({ email, pause }) =>
        `The automatic recharge of ${email} goes on${pause?.until ? ` after ${pause.until.toISOString()}, because the bank had declined` : ""}.`,
    ),
  },
  {
    name: "lift-marks",
    words: "USER",
    useCase: "lift_marks",
    summary: "relate a user, deleted ones too, to no other account: their debt or freeze binds no other one",
    example: 'lift-marks 6f1f0c1e-8f0b-4b0e-9d51-0a4f7f2f9d3c --reason "ticket 1042: paid by transfer"',
    run: perform(liftMarks, ({ lifted }) => `Marks lifted: ${lifted}.`),
  },
  {
    name: "verify",
    words: "EMAIL",
    useCase: "verify_user",
    summary: "verify the sign-up of an address whose mail never arrived",
    options: { registration: { value: "ID", help: "which sign-up, when several wait" } },
    example: 'verify someone@example.org --reason "ticket 1042: called us from their number"',
    run: (given, { operators }) =>
      operators(given, async (deps, request) => {
        const wanted = { email: word(given), registrationId: text(given, "registration") };
        const verified = withHint(await verifyUser(deps, request, wanted), ({ fields }) =>
          fields?.registrations ? "Name it with --registration ID." : undefined,
        );
        return outcome(verified, ({ email }) => `${email} can log in now.`);
      }),
  },
  {
    name: "resend",
    words: "EMAIL",
    useCase: "resend_verification",
    summary: "mail the sign-up of an address its link again; no link where several wait",
    example: 'resend someone@example.org --reason "ticket 1042: no mail came"',
    run: perform(resendVerificationMail, ({ email }) => `The mail to ${email} is on its way again.`),
  },
  {
    name: "log-out",
    words: "EMAIL",
    useCase: "log_out_user",
    summary: "log out every device of a user; an open call ends",
    example: 'log-out someone@example.org --reason "ticket 1042: lost the laptop"',
    run: perform(logOutUser, ({ email }) => `${email} is logged out everywhere.`),
  },
  {
    name: "export",
    words: "EMAIL",
    useCase: "export_user",
    summary: "print everything that is kept about a user as JSON, as the user can download it",
    example: 'export someone@example.org --reason "request by letter of 2026-12-01"',
    run: perform(exportUser, (data) => JSON.stringify(data, null, 2)),
  },
  {
    name: "delete",
    words: "EMAIL",
    useCase: "delete_user",
    summary: "delete a user for good; the ledger stays without personal data",
    options: { "forfeit-credits": { value: "CREDITS", help: "credits that are left and lost, exactly" } },
    example: 'delete someone@example.org --reason "request by letter of 2026-12-01"',
    confirm: (given) => `${word(given)} and all personal data of theirs are deleted for good.`,
    run: (given, { operators }) =>
      operators(given, async (deps, request) => {
        const wanted = { email: word(given), forfeitCredits: Number(text(given, "forfeit-credits") ?? 0) };
        const deleted = withHint(await deleteUserForGood(deps, request, wanted), ({ refused, fields }) =>
          refused === "credits_left" ? `Repeat it with --forfeit-credits ${fields?.credits}.` : undefined,
        );
        return outcome(deleted, ({ email, lost_mc }) =>
          lost_mc > 0 ? `${email} is deleted; ${credits(lost_mc)} were lost.` : `${email} is deleted.`,
        );
      }),
  },
];

function word({ words }: { words: readonly string[] }): string {
  return words[0] ?? "";
}

function freezing(name: "freeze" | "unfreeze", summary: string, freeze: boolean): Command {
  return {
    name,
    words: "EMAIL",
    summary,
    example: `${name} someone@example.org --reason "ticket 1042: ${freeze ? "stolen card" : "card was theirs"}"`,
    useCase: freeze ? "freeze_user" : "unfreeze_user",
    run: perform(
      (deps, request, email) => freezeUser(deps, request, email, freeze),
      ({ email }) => (freeze ? `${email} cannot make calls now.` : `${email} can make calls.`),
    ),
  };
}
