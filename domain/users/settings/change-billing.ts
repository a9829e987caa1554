import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { BillingDetails } from "#contract/users/billing-details.ts";
import { personName } from "#domain/users/user.ts";
import type { UserDeps } from "#domain/users/user-deps.ts";

/** Sets the lines that receipts of the user's purchases have from now on. */
export async function changeBilling(
  deps: UserDeps,
  userId: string,
  { company, address, taxNumber }: BillingDetails,
): Promise<{ message: string } | Refusal> {
  return deps.transaction(async ({ users }) => {
    const locked = await users.lock(userId);
    if (locked === undefined) return refuse("unauthenticated");
    await users.setBilling(userId, {
      company: personName(company),
      address: linesOf(address),
      taxNumber: personName(taxNumber),
    });
    return { message: settingsMessages.billingSaved };
  });
}

/** An address as typed, without empty lines and without characters that PostgreSQL or paper cannot hold. */
function linesOf(typed: string): string {
  return typed
    .split(/\r\n|\r|\n/)
    .map(personName)
    .filter((line) => line !== "")
    .join("\n");
}
