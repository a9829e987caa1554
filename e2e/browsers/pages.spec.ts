import { makeOperator } from "#e2e/support/operators.ts";
import { visitorScreens } from "#e2e/support/screens/screens.ts";
import { enterAsUser } from "./newcomer.ts";
import { test } from "./test.ts";

test("every page of visitors opens with its heading", async ({ visitor }) => {
  for (const { path } of visitorScreens.filter(({ open }) => open === undefined)) {
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.seePage();
    });
  }
});

test("the operators' desk opens", async ({ visitor, stack }) => {
  const { email } = await enterAsUser(visitor, stack);
  await makeOperator(stack, email, "owner");
  await visitor.open("/admin");
  await visitor.seePage();
  await visitor.see("Days are UTC.");
});
