import { readFileSync } from "node:fs";
import { z } from "zod";
import { type BrandPictureName, brandPictures } from "#contract/pages/brand.ts";
import { type Picture, readPicture, shownPicture } from "#domain/brand-picture.ts";

function pictureFile(name: BrandPictureName) {
  return z
    .string()
    .transform((path, context): Picture => {
      const picture = readFile(name, path);
      if (typeof picture === "string") {
        context.addIssue(["is not used.", picture].join(" "));
        return z.NEVER;
      }
      return picture;
    })
    .optional();
}

export const brandPictureVariables = { BRAND_LOGO: pictureFile("logo"), BRAND_ICON: pictureFile("icon") };

function readFile(name: BrandPictureName, path: string): Picture | string {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch {
    return `There is no file "${path}" that can be read.`;
  }
  return readPicture(name, content);
}

/** The pictures of the variables, as pages show them. */
export function shownPictures(publicUrl: string, pictures: Record<BrandPictureName, Picture | undefined>) {
  const [logo = null, icon = null] = brandPictures.map((name) => {
    const picture = pictures[name];
    return picture ? shownPicture(publicUrl, name, picture) : null;
  });
  return { logo, icon };
}
