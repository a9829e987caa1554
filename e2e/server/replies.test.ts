import { expect, test } from "vitest";
import { allRoutes } from "#e2e/support/routes/all-routes.ts";
import { replyWriter } from "#server/http/reply-writer.ts";

test("the reply of every route has a schema that can be written by", () => {
  expect(allRoutes.length).toBeGreaterThan(100);
  const problems = allRoutes.flatMap(({ method, path, reply }) => {
    const write = replyWriter({ schema: reply, method, url: path, httpStatus: "200" });
    try {
      write({});
      return [];
    } catch (error) {
      // A complaint about this empty reply, which the schema of most routes refuses.
      return /is required|does not match schema definition/.test(String(error)) ? [] : [`${path}: ${error}`];
    }
  });
  expect(problems).toEqual([]);
});
