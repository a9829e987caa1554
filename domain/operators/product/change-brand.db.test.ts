import { expect, test } from "vitest";
import { currentBrand, findPicture } from "#adapters/postgres/operators/brand-store.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { defaultBrand } from "#words/brand.ts";
import { changeBrand, changeBrandPicture, readBrand } from "./change-brand.ts";

const database = testDatabase();
const system = { actor: { kind: "system", name: "ada" }, reason: "our own name" } as const;
const atStart = { ...defaultBrand, name: "Acme Phone", shortName: "Acme" };
const pictures = { logo: null, icon: null };
const { logo: _logo, icon: _icon, ...textsAtStart } = atStart;

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
  expect(agreed(await readBrand(deps, system, atStart))).toEqual({ ...ring, ...pictures, isSet: true });
  agreed(
    await changeBrand(deps, system, atStart, { ...atStart, name: "Ring", shortName: " ", imprint: "\n" }),
  );
  const short = { ...textsAtStart, name: "Ring", shortName: "Ring" };
  expect(agreed(await readBrand(deps, system, atStart))).toEqual({ ...short, ...pictures, isSet: true });
  const rows = await database.query<{ before: object; after: object }>(
    "SELECT before, after FROM operator_action WHERE use_case = 'change_brand' ORDER BY id",
  );
  expect(rows).toEqual([
    { before: textsAtStart, after: ring },
    { before: ring, after: short },
  ]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8"/></svg>';
const change = (file: string) => ({ picture: "logo" as const, file: Buffer.from(file).toString("base64") });

test("a logo counts before that of the variables until it is removed, and a refused one changes nothing", async () => {
  const { deps } = await operatorHarness(database);
  const url = "https://ring.example/brand-pictures/logo-0.png";
  const first = { ...atStart, logo: { url, type: "image/png" as const, width_px: 8, height_px: 4 } };
  const ofVariable = { path: "/brand-pictures/logo-0.png", isSet: false };
  const logoNow = async () => agreed(await readBrand(deps, system, first)).logo;
  expect(await logoNow()).toEqual(ofVariable);
  const active = await changeBrandPicture(deps, system, first, change(svg.replace("path", "script")));
  expect(isRefusal(active) && refusalMessage(active).key).toBe(operatorMessages.picture.element("script"));
  expect(await logoNow()).toEqual(ofVariable);

  const { logo } = agreed(await changeBrandPicture(deps, system, first, change(svg)));
  expect(logo).toEqual({
    path: expect.stringMatching(/^\/brand-pictures\/logo-[0-9a-f]{32}\.svg$/),
    isSet: true,
  });
  const brand = await database.withClient((client) => currentBrand(client, "https://ring.example", first));
  expect(brand.logo).toEqual({
    url: `https://ring.example${logo?.path}`,
    type: "image/svg+xml",
    width_px: 8,
    height_px: 4,
  });
  agreed(await changeBrandPicture(deps, system, first, change(svg.replace("h8", "h4"))));
  const [, hash = ""] = /-(\w+)\./.exec((await logoNow())?.path ?? "") ?? [];
  const content = await database.withClient((client) => findPicture(client, "logo", hash));
  expect(content?.content.toString()).toBe(svg.replace("h8", "h4"));
  agreed(await changeBrandPicture(deps, system, first, change("")));
  expect(await logoNow()).toEqual(ofVariable);
});
