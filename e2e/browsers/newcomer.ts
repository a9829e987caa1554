/** The way of a newcomer to the first call. */
import { linkMailedTo, newPerson, openAccount, type Person } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import type { Visitor } from "./visitor.ts";

/** Signs up, opens the mailed link and logs in. */
export async function becomeUser(visitor: Visitor, stack: Stack): Promise<Person> {
  const person = newPerson();
  await signUp(visitor, person);
  await visitor.open(await linkMailedTo(stack, person.email));
  await visitor.see("Email verified successfully! You can now log in.");
  await logIn(visitor, person);
  return person;
}

async function signUp(visitor: Visitor, person: Person): Promise<void> {
  await visitor.open("/register");
  await visitor.fill("First name", person.firstName);
  await visitor.fill("Last name", person.lastName);
  await visitor.fill("Email", person.email);
  await visitor.fill("Password", person.password);
  await visitor.fill("Confirm password", person.password);
  await visitor.press("button", "Register");
  await visitor.see("Registration Successful!");
}

/** Logs in as a new user whom requests have signed up. */
export async function enterAsUser(visitor: Visitor, stack: Stack): Promise<Person> {
  const person = newPerson();
  await openAccount(stack, person);
  await visitor.open("/login");
  await logIn(visitor, person);
  return person;
}

/** Fills in the form of a visitor who is at the login page. */
export async function logIn(visitor: Visitor, { email, password }: Person): Promise<void> {
  await visitor.isAt("/login");
  await visitor.fill("Email", email);
  await visitor.fill("Password", password);
  await visitor.press("button", "Login");
  await visitor.isAt("/dashboard");
}

/** Pays ten dollars with a card that asks for nothing more. */
export async function buyCredits(visitor: Visitor): Promise<void> {
  await visitor.open("/purchase-credits");
  await visitor.choose("Currency", "US Dollar (USD)");
  await visitor.press("button", "$10.00 100 credits");
  await visitor.press("button", "Proceed to Payment");
  await visitor.inFrame("Secure payment input frame", async () => {
    await visitor.fill("Card number", "4242424242424242");
    await visitor.fill("Expiration date", "1234");
    await visitor.fill("Security code", "123");
  });
  await visitor.press("button", "Pay Now");
  await visitor.see("Successfully purchased 100 credits!");
  await visitor.isAt("/dashboard");
}
