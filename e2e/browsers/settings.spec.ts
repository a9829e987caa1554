import { enterAsUser, logIn } from "./newcomer.ts";
import { test } from "./test.ts";

test("a user changes the settings, and logs in with the new password", async ({ visitor, stack }) => {
  const person = await enterAsUser(visitor, stack);

  await test.step("language", async () => {
    await visitor.open("/settings");
    await visitor.press("button", "Profile");
    await visitor.choose("Language", "Deutsch");
    await visitor.see("Name speichern");
    await visitor.open("/settings");
    await visitor.see("Name speichern");
    await visitor.press("button", "Profil");
    await visitor.choose("Sprache", "English");
    await visitor.see("Save name");
  });

  await test.step("name", async () => {
    await visitor.fill("First name", "Augusta", "Name");
    await visitor.press("button", "Save name");
    await visitor.see("Your name has been saved.");
  });

  const password = "an even longer secret";
  await test.step("password", async () => {
    await visitor.fill("Your current password", person.password, "Password");
    await visitor.fill("New password", password, "Password");
    await visitor.fill("Confirm password", password, "Password");
    await visitor.press("button", "Change password");
    await visitor.see("Your password has been changed. Other devices were logged out.");
  });

  await test.step("currency", async () => {
    await visitor.open("/purchase-credits");
    await visitor.choose("Currency", "Japanese Yen (JPY)");
    await visitor.open("/purchase-credits");
    await visitor.see(/Exchange rate: 1 USD = [\d.]+ JPY/);
  });

  await test.step("log out, and log in with the new password", async () => {
    await visitor.press("button", "Profile");
    await visitor.see("Augusta");
    await visitor.press("button", "Logout");
    await logIn(visitor, { ...person, password });
  });
});
