import { visitorScreens } from "#e2e/support/screens/screens.ts";
import { test } from "./test.ts";

test("every page of visitors opens with its heading", async ({ visitor }) => {
  for (const { path } of visitorScreens.filter(({ open }) => open === undefined)) {
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.seePage();
    });
  }
});
