/** The API's document, read by another project's validator. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";

interface Operation {
  operationId?: string;
  summary?: string;
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

let product: ProductInProcess;
let text: string;

beforeAll(async () => {
  product = await startProductInProcess();
  text = await (await fetch(`${product.url}/api/docs/json`)).text();
});
afterAll(() => product?.stop());

test("the document is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect((await validator.validate(JSON.parse(text))).errors).toBeUndefined();
  expect(validator.version).toBe("3.1");
});

test("each call has a name of its own, what it needs, and the shape of its errors", () => {
  const { paths, components } = JSON.parse(text);
  const operations: Operation[] = Object.values(paths).flatMap((path) => Object.values(path as object));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const error = { $ref: "#/components/schemas/Error" };
  for (const { operationId, summary, security, responses } of operations) {
    expect({ operationId, summary, security }).toEqual({
      operationId: expect.stringMatching(/^(get|post|put|delete)([A-Z][A-Za-z]+)+$/),
      summary: expect.any(String),
      security: expect.any(Array),
    });
    expect(responses.default?.content?.["application/json"]?.schema, operationId).toEqual(error);
  }
  expect(paths["/api/call/deduct-credits"].post).toMatchObject({
    operationId: "postCallDeductCredits",
    security: [{ session: [] }],
  });
  expect(paths["/api/auth/login"].post.security).toEqual([]);
  expect(Object.keys(components.schemas.Error.properties)).toEqual(["error", "message", "msg"]);
});
