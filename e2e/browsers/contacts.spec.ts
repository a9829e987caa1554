import { writeFile } from "node:fs/promises";
import { enterAsUser } from "./newcomer.ts";
import { test } from "./test.ts";

test("a user imports the contacts of a file", async ({ visitor, stack }, testInfo) => {
  await enterAsUser(visitor, stack);
  const file = testInfo.outputPath("contacts.csv");
  await writeFile(file, "Name,Phone\nŁukasz Żółć,+48 512 345 678\nMałgorzata,020 7946 0000\n");
  await visitor.open("/contacts");
  await visitor.attach("File to import", file);
  await visitor.see("1 line cannot be read");
  await visitor.choose("Country for numbers without a code", "United Kingdom");
  await visitor.see("2 new contacts");
  await visitor.press("button", "Import", "What is in the file");
  await visitor.see("2 contacts added, 0 merged.");
  await visitor.open("/contacts");
  for (const text of ["Łukasz Żółć", "+48 512 345 678", "Małgorzata", "+44 20 7946 0000"])
    await visitor.see(text);
});
