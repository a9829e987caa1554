import type { Language } from "#contract/pages/languages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { UserDeps } from "#domain/users/user-deps.ts";

/** Keeps the language that a user has chosen, for mails and for other devices. */
export async function keepLanguage(
  deps: UserDeps,
  userId: string,
  language: Language,
): Promise<{ message: string } | Refusal> {
  return deps.transaction(async ({ users }) => {
    const locked = await users.lock(userId);
    if (locked === undefined) return refuse("unauthenticated");
    await users.save({ ...locked, language });
    return { message: "Your language has been saved." };
  });
}
