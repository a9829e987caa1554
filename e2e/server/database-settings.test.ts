/** The operator's database may write dates, numbers and moments in its own way: the product works on it all the same. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, newPerson, openAccount } from "#e2e/support/people.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { foreignSettings } from "#testing/database/foreign-settings.ts";

let product: ProductInProcess;
beforeAll(async () => {
  product = await startProductInProcess({ databaseSettings: foreignSettings });
});
afterAll(() => product?.stop());

test("a person signs up, gets the mail, logs in and reads when that was", async () => {
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  const token = await openAccount(product, newPerson());
  const { status, body } = await api(product, "GET", "/api/account/sessions", { token });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain(`"createdAt":"${new Date().getUTCFullYear()}-`);
});
