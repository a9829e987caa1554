import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, many, one, run } from "#adapters/postgres/sql.ts";
import type { BrandPictureName } from "#contract/pages/brand.ts";
import type { DrawnPicture } from "#domain/brand-drawings.ts";
import { type Picture, shownPicture } from "#domain/brand-picture.ts";
import type { BrandStore } from "#domain/operators/product/brand-store.ts";
import type { Brand, BrandTexts } from "#words/brand.ts";

const columns = columnsOf<BrandTexts>()(
  "name, short_name, imprint, support_address, links, accent, accent_dark, stage, stage_dark",
);

type StoredPicture = Picture & { name: BrandPictureName };
const pictureColumns = columnsOf<StoredPicture>()("name, type, width_px, height_px, hash, content");
const factColumns = columnsOf<Omit<StoredPicture, "content">>()("name, type, width_px, height_px, hash");

export function brandStore(client: Client): BrandStore {
  return {
    find: () => one<BrandTexts>(client, "brand.find")`SELECT ${columns} FROM brand`,

    save: (brand) =>
      run(client, "brand.save")`
        INSERT INTO brand (${columns}) VALUES (${columns.values(brand)})
        ON CONFLICT (only_one) DO UPDATE SET (${columns}) = (${columns.values(brand)})`,

    async pictures() {
      const rows = await many<Omit<StoredPicture, "content">>(client, "brand.pictures")`
        SELECT ${factColumns} FROM brand_picture`;
      return Object.fromEntries(rows.map(({ name, ...facts }) => [name, facts]));
    },

    async savePicture(name, picture) {
      const row = { name, ...picture };
      await run(client, "brand.savePicture")`
        INSERT INTO brand_picture (${pictureColumns}) VALUES (${pictureColumns.values(row)})
        ON CONFLICT (name) DO UPDATE SET (${pictureColumns}) = (${pictureColumns.values(row)})`;
    },

    removePicture: (name) =>
      run(client, "brand.removePicture")`DELETE FROM brand_picture WHERE name = ${name}`,
  };
}

/** The brand in force: of each part the one that an owner has set, or else that of the variables. */
export async function currentBrand(client: Client, publicUrl: string, atStart: Brand): Promise<Brand> {
  const store = brandStore(client);
  const texts = await store.find();
  const { logo, icon } = await store.pictures();
  return {
    ...atStart,
    ...texts,
    ...(logo && { logo: shownPicture(publicUrl, "logo", logo) }),
    ...(icon && { icon: shownPicture(publicUrl, "icon", icon) }),
  };
}

/** A picture by its name and the hash of its content; undefined once another one has been set. */
export function findPicture(client: Client, name: string, hash: string): Promise<DrawnPicture | undefined> {
  return one<DrawnPicture>(client, "brand.findPicture")`
    SELECT type, width_px, height_px, content FROM brand_picture WHERE name = ${name} AND hash = ${hash}`;
}
