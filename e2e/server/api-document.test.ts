/** The API's document, read by another project's validator. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { nothing } from "#contract/route.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { allRoutes } from "#e2e/support/routes/all-routes.ts";
import { operatorsApi } from "#server/http/app.ts";

interface Operation {
  operationId?: string;
  summary?: string;
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

let product: ProductInProcess;
let text: string;
let operatorsText: string;

beforeAll(async () => {
  product = await startProductInProcess();
  text = await (await fetch(`${product.url}/api/docs/json`)).text();
  operatorsText = JSON.stringify(operatorsApi(product.app));
});
afterAll(() => product?.stop());

test.each(["all people", "operators"])("the document for %s is valid OpenAPI 3.1", async (readers) => {
  const validator = new Validator();
  const document = JSON.parse(readers === "operators" ? operatorsText : text);
  expect((await validator.validate(document)).errors).toBeUndefined();
  expect(validator.version).toBe("3.1");
});

test("every route of the contract is in one of the two documents, with its fields, and the operators' in theirs alone", () => {
  const documents = { everyone: JSON.parse(text).paths, operators: JSON.parse(operatorsText).paths };
  const inPath = (path: string) => path.replace(/:(\w+)/g, "{$1}");
  for (const route of allRoutes) {
    const [own, other] = route.path.startsWith("/api/admin/")
      ? [documents.operators, documents.everyone]
      : [documents.everyone, documents.operators];
    const operation = own[inPath(route.path)]?.[route.method.toLowerCase()];
    // A row of the price list and a number's price share an address.
    if (route.path !== tariffRoutes.list.path) expect(operation?.summary, route.path).toBe(route.summary);
    expect(operation, route.path).toBeDefined();
    expect(operation.requestBody !== undefined, route.path).toBe(route.body !== nothing);
    expect(other[inPath(route.path)], route.path).toBeUndefined();
  }
  expect(Object.keys(documents.operators)).toHaveLength(Object.keys(operatorRoutes).length + 2);
});

test("what is no JSON has a type of its own, which generated clients read by", () => {
  const { paths } = JSON.parse(text);
  const typesOf = (path: string) => Object.keys(paths[path].get.responses["200"].content);
  expect(typesOf("/api/voicemail/{id}/audio")).toEqual(["audio/wav"]);
  expect(typesOf("/api/voicemail/greeting/audio")).toEqual(["audio/wav"]);
  expect(typesOf("/api/events")).toEqual(["text/event-stream"]);
  expect(typesOf("/api/present-state")).toEqual(["application/json"]);
});

test("each call has a name of its own, what it needs, and the shape of its errors", () => {
  const { components } = JSON.parse(text);
  const paths = { ...JSON.parse(text).paths, ...JSON.parse(operatorsText).paths };
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
