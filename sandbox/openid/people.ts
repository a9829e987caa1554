import { createHash } from "node:crypto";

/** A person in the provider's records. Every address counts as verified. */
export interface Person {
  /** The provider's own id of the person: one address always has the same id. */
  sub: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** A person made from the typed address, or a sentence that says what is missing. */
export function personFrom(typed: { email: string; firstName: string; lastName: string }): Person | string {
  const email = typed.email.trim();
  const firstName = typed.firstName.trim();
  const lastName = typed.lastName.trim();
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(email) || email.length > 254) return "Enter a valid email address.";
  if (!firstName || !lastName) return "Enter a first and a last name.";
  if (firstName.length > 100 || lastName.length > 100) return "Names have at most 100 characters.";
  return { sub: subjectOf(email), email, firstName, lastName };
}

/** The sandbox's first people, each one click away. */
export const knownPeople = [
  { email: "ada.lovelace@gmail.example", firstName: "Ada", lastName: "Lovelace" },
  { email: "alan.turing@gmail.example", firstName: "Alan", lastName: "Turing" },
] as const;

export function claimsOf(person: Person, scopes: ReadonlySet<string>): Record<string, string | boolean> {
  const { sub, email, firstName, lastName } = person;
  const profile = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName };
  return {
    sub,
    ...(scopes.has("email") ? { email, email_verified: true } : {}),
    ...(scopes.has("profile") ? profile : {}),
  };
}

/** Twenty-one digits, as in Google's ids. */
function subjectOf(email: string): string {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return String(10n ** 20n + (BigInt(`0x${hash}`) % (9n * 10n ** 20n)));
}
