import { expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { defaultBrand } from "#words/brand.ts";
import { changeBrand, readBrand } from "./change-brand.ts";

const database = testDatabase();
const system = { actor: { kind: "system", name: "ada" }, reason: "our own name" } as const;
const atStart = { ...defaultBrand, name: "Acme Phone", shortName: "Acme" };

test("the names of the variables count until an owner sets others, and the record holds both", async () => {
  const { deps } = await operatorHarness(database);
  expect(agreed(await readBrand(deps, system, atStart))).toEqual({ ...atStart, isSet: false });
  const unnamed = await changeBrand(deps, system, atStart, { ...atStart, name: "  " });
  expect(isRefusal(unnamed) && refusalMessage(unnamed).key).toBe(operatorMessages.brandNameMissing);
  expect(agreed(await readBrand(deps, system, atStart))).toEqual({ ...atStart, isSet: false });

  const ring = {
    name: "Ring & Söhne <b>",
    shortName: "Ring",
    imprint: "Ring Ltd\n1 High Street",
    supportAddress: "help@ring.example",
    links: "Status page https://status.example",
    accent: "#7a1fa2",
    accentDark: "",
    stage: "#2b0a3d",
    stageDark: "#3d1052",
  };
  const pale = await changeBrand(deps, system, atStart, { ...ring, accent: "#ff9900" });
  expect(isRefusal(pale) && refusalMessage(pale).key).toMatch(
    /^In the light theme, the accent on the page has a contrast of 1\.\d+:1 and needs 4\.5:1\. .* is #[0-9a-f]{6}\.$/,
  );
  expect(agreed(await readBrand(deps, system, atStart))).toEqual({ ...atStart, isSet: false });
  agreed(await changeBrand(deps, system, atStart, { ...ring, name: ` ${ring.name} `, accent: "#7A1FA2" }));
  expect(agreed(await readBrand(deps, system, atStart))).toEqual({ ...ring, isSet: true });
  agreed(
    await changeBrand(deps, system, atStart, { ...atStart, name: "Ring", shortName: " ", imprint: "\n" }),
  );
  const short = { ...atStart, name: "Ring", shortName: "Ring" };
  expect(agreed(await readBrand(deps, system, atStart))).toEqual({ ...short, isSet: true });
  const rows = await database.query<{ before: object; after: object }>(
    "SELECT before, after FROM operator_action WHERE use_case = 'change_brand' ORDER BY id",
  );
  expect(rows).toEqual([
    { before: atStart, after: ring },
    { before: ring, after: short },
  ]);
});
