import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { contactStore } from "#adapters/postgres/contact-store.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { emailKey } from "#domain/users/user.ts";
import { addUser } from "#testing/database/add-user.ts";
import { newDatabases } from "#testing/database/new-databases.ts";
import { personalData } from "./personal-data.ts";

const { databaseIn, openAt } = newDatabases();

// Managed servers take a locale for each database: in Turkish the small form of I has no dot.
test.each(["tr-TR", "az-AZ", "de-DE", "lt-LT"])(
  "an erasure finds the messages of an address in any letter case in a database in %s",
  async (locale) => {
    const database = openAt(await databaseIn(locale));
    await migrate(database);
    const user = await addUser(database, { email: "Iris.Lim@Example.com" });
    const message = {
      userId: null,
      name: "A guest",
      language: "en" as const,
      subject: "Hello",
      message: "How much?",
      sentAt: new Date(),
    };
    await database.transaction(async (client) => {
      await client.query("INSERT INTO wallet (id) VALUES ($1)", [user.walletId]);
      for (const email of ["IRIS.LIM@EXAMPLE.COM", "iris.lim@example.com", "other@example.com"])
        await contactStore(client).add({ ...message, id: randomUUID(), email });
      await personalData(client).erase(user, emailKey(user.email));
    });
    const { rows } = await database.withClient((client) => client.query("SELECT email FROM contact_message"));
    expect(rows).toEqual([{ email: "other@example.com" }]);
  },
);
