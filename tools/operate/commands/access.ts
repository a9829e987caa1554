import { type Role, roles } from "#contract/operators/permissions.ts";
import { confirmRole, grantRole, listOperators, revokeRole } from "#domain/operators/grants/grant-role.ts";
import type { ListedAction } from "#domain/operators/operator-record.ts";
import { readRecord } from "#domain/operators/read-record.ts";
import { type Command, count, perform, performWith, text, UsageError } from "#tools/operate/command.ts";
import { moment } from "#tools/operate/moment.ts";

const defaultDays = 90;
const defaultActions = 50;

export const accessCommands: readonly Command[] = [
  {
    name: "grant-role",
    words: "EMAIL",
    useCase: "grant_role",
    summary:
      "make a user who signs in with two factors an operator for some days, in place of an earlier grant",
    options: {
      role: { value: roles.join("|"), help: "what the operator may do" },
      days: { value: "DAYS", help: `how long, at most 365; ${defaultDays} unless given` },
    },
    example: 'grant-role person@example.com --role finance --days 90 --reason "joined the team"',
    run: performWith(
      (given) => ({
        email: given.words[0] ?? "",
        role: roleOf(text(given, "role")),
        days: count(given, "days", defaultDays),
      }),
      grantRole,
      ({ role, expiresAt }, { email }) => `${email} has the role ${role} until ${expiresAt.toISOString()}.`,
    ),
  },
  {
    name: "revoke-role",
    words: "EMAIL",
    useCase: "revoke_role",
    summary: "end an operator's grant at once",
    example: 'revoke-role person@example.com --reason "left the team"',
    run: perform(revokeRole, ({ role }, email) => `${email} no longer has the role ${role}.`),
  },
  {
    name: "confirm-role",
    words: "EMAIL",
    useCase: "confirm_role",
    summary: "lift the suspension of a grant, after a password reset and another second factor",
    example: 'confirm-role person@example.com --reason "met in person"',
    run: perform(confirmRole, ({ role }, email) => `${email} has the role ${role} again.`),
  },
  {
    name: "operators",
    words: "",
    useCase: "list_operators",
    summary: "list the operators and when their grants expire",
    example: "operators",
    run: perform(listOperators, (grants) =>
      grants.length === 0
        ? "No user is an operator."
        : grants
            .map(
              ({ email, role, expiresAt, grantedBy, suspendedAt }) =>
                `${email}  ${role}  until ${expiresAt.toISOString()}  given by ${grantedBy}${suspendedAt ? "  suspended" : ""}`,
            )
            .join("\n"),
    ),
  },
  {
    name: "record",
    words: "",
    useCase: "read_record",
    summary: "read what operators did, newest first",
    options: {
      user: { value: "EMAIL", help: "only what was done to or by this user" },
      since: { value: "DATE", help: "only from this day or moment on" },
      "use-case": { value: "NAME", help: "only this use-case, such as freeze_user" },
      changes: { help: "only what was done for a reason, without what only read" },
      before: { value: "ID", help: "only what is older than the action with this id, to read on" },
      limit: { value: "N", help: `at most so many; ${defaultActions} unless given` },
    },
    example: "record --user someone@example.org --since 2026-12-01",
    run: performWith(
      (given) => ({
        email: text(given, "user"),
        since: moment(given, "since"),
        useCase: text(given, "use-case"),
        changesOnly: given.options.changes === true,
        before: text(given, "before") === undefined ? undefined : count(given, "before", 1),
        limit: count(given, "limit", defaultActions),
      }),
      readRecord,
      (actions) => (actions.length === 0 ? "Nothing is recorded." : actions.map(actionLine).join("\n")),
    ),
  },
];

function roleOf(given: string | undefined): Role {
  const role = roles.find((known) => known === given);
  if (!role) throw new UsageError(`--role must be one of ${roles.join(", ")}.`);
  return role;
}

function actionLine(action: ListedAction): string {
  const { actedAt, actor, actorEmail, useCase, subjectKind, subjectId, subjectEmail } = action;
  const change = [action.before, action.after].map((state) => (state ? JSON.stringify(state) : "-"));
  return [
    `${action.id}  ${actedAt.toISOString()}  ${actorEmail ?? actor} (${action.role})  ${useCase}`,
    `  ${subjectKind} ${subjectEmail ?? subjectId}`,
    ...(action.reason ? [`  why: ${action.reason}`] : []),
    ...(action.before || action.after ? [`  ${change.join(" -> ")}`] : []),
  ].join("\n");
}
