import type { BrandPictureName } from "#contract/pages/brand.ts";
import type { Picture, PictureFacts } from "#domain/brand-picture.ts";
import type { BrandTexts } from "#words/brand.ts";

export interface BrandStore {
  /** The brand as an owner has set it; undefined before. */
  find(): Promise<BrandTexts | undefined>;
  save(brand: BrandTexts): Promise<void>;
  /** The pictures that an owner has set, without their content. */
  pictures(): Promise<Partial<Record<BrandPictureName, PictureFacts>>>;
  savePicture(name: BrandPictureName, picture: Picture): Promise<void>;
  removePicture(name: BrandPictureName): Promise<void>;
}
