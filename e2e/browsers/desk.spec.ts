import { makeOperator } from "#e2e/support/operators.ts";
import { enterAsUser } from "./newcomer.ts";
import { test } from "./test.ts";

test("the operators' desk opens", async ({ visitor, stack }) => {
  const { email } = await enterAsUser(visitor, stack);
  await makeOperator(stack, email, "owner");
  await visitor.open("/admin");
  await visitor.seePage();
  await visitor.see("Days are UTC.");
});
