import { type Role, roles } from "#contract/operators/permissions.ts";
import { confirmRole, grantRole, revokeRole } from "#domain/operators/grants/grant-role.ts";
import { freezeUser } from "#domain/operators/product/control-calling.ts";
import { type Command, count, outcome, perform, text, UsageError } from "#tools/operate/command.ts";

const defaultDays = 90;

export const peopleCommands: readonly Command[] = [
  freezing("freeze", "forbid a user to call, and end a call under way", true),
  freezing("unfreeze", "allow a user to call again, also in spite of disputed payments", false),
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
    async run(given, { operators }) {
      const [email = ""] = given.words;
      const role = roleOf(text(given, "role"));
      const days = count(given, "days", defaultDays);
      return operators(given, async (deps, request) =>
        outcome(
          await grantRole(deps, request, { email, role, days }),
          ({ expiresAt }) => `${email} has the role ${role} until ${expiresAt.toISOString()}.`,
        ),
      );
    },
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
];

function roleOf(given: string | undefined): Role {
  const role = roles.find((name) => name === given);
  if (!role) throw new UsageError(`--role must be one of ${roles.join(", ")}.`);
  return role;
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
