import type { Brand } from "#words/brand.ts";

export interface BrandStore {
  /** The brand as an owner has set it; undefined before. */
  find(): Promise<Brand | undefined>;
  save(brand: Brand): Promise<void>;
}
