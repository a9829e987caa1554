import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { BrandPictureName } from "#contract/pages/brand.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { isFilled } from "#contract/required-text.ts";
import { readEmailAddress } from "#contract/users/email-address.ts";
import { picturePath, readPicture } from "#domain/brand-picture.ts";
import { colourFault } from "#domain/brand-theme.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { Brand, BrandPicture, BrandTexts } from "#words/brand.ts";

interface PictureNow {
  path: string;
  /** False for the picture of a variable. */
  isSet: boolean;
}

export interface BrandNow extends BrandTexts {
  /** True once an owner has set it; the variables count before. */
  isSet: boolean;
  logo: PictureNow | null;
  icon: PictureNow | null;
}

/** Reads the product's names and imprint. `atStart` are those of the variables. */
export function readBrand(deps: OperatorDeps, request: Request, atStart: Brand): Promise<BrandNow | Refusal> {
  return act(deps, request, "read_brand", ofProduct("brand"), async (_found, stores) => ({
    result: await brandNow(stores, atStart),
  }));
}

/**
 * Changes the product's names and imprint, which each server takes over within seconds. An empty short name is the name itself.
 * Refuses `invalid_request` without a name, and with a colour that makes a pair of the theme too weak to be read.
 */
export function changeBrand(
  deps: OperatorDeps,
  request: Request,
  atStart: Brand,
  typed: BrandTexts,
): Promise<BrandNow | Refusal> {
  return act(deps, request, "change_brand", ofProduct("brand"), async (_found, stores) => {
    const { isSet: _isSet, logo, icon, ...before } = await brandNow(stores, atStart);
    const name = typed.name.trim();
    if (!isFilled(name)) return refuse("invalid_request", { message: operatorMessages.brandNameMissing });
    const after: BrandTexts = {
      name,
      shortName: typed.shortName.trim() || name,
      imprint: typed.imprint.trim(),
      supportAddress: readEmailAddress(typed.supportAddress) ?? "",
      links: typed.links.trim(),
      accent: typed.accent.toLowerCase(),
      accentDark: typed.accentDark.toLowerCase(),
      stage: typed.stage.toLowerCase(),
      stageDark: typed.stageDark.toLowerCase(),
    };
    const fault = colourFault(after);
    if (fault) return refuse("invalid_request", { message: operatorMessages.colourUnreadable(fault) });
    await stores.brands.save(after);
    return { before, after: { ...after }, result: { ...after, isSet: true, logo, icon } };
  });
}

/**
 * Sets the logo or the icon; an empty file removes it, and the one of the variables counts again. Refuses `invalid_request`
 * for a file that is no picture, too large, or has active content or references in it.
 */
export function changeBrandPicture(
  deps: OperatorDeps,
  request: Request,
  atStart: Brand,
  { picture: name, file }: { picture: BrandPictureName; file: string },
): Promise<BrandNow | Refusal> {
  return act(deps, request, "change_brand_picture", ofProduct(name), async (_found, stores) => {
    const before = { [name]: (await stores.brands.pictures())[name]?.hash ?? null };
    if (file === "") {
      await stores.brands.removePicture(name);
      return { before, after: { [name]: null }, result: await brandNow(stores, atStart) };
    }
    const picture = readPicture(name, Buffer.from(file, "base64"));
    if (typeof picture === "string") return refuse("invalid_request", { message: picture });
    await stores.brands.savePicture(name, picture);
    return { before, after: { [name]: picture.hash }, result: await brandNow(stores, atStart) };
  });
}

async function brandNow({ brands }: OperatorStores, atStart: Brand): Promise<BrandNow> {
  const { logo, icon, ...texts } = atStart;
  const set = await brands.find();
  const pictures = await brands.pictures();
  const pictureNow = (name: BrandPictureName, first: BrandPicture | null) => {
    const own = pictures[name];
    if (own) return { path: picturePath(name, own), isSet: true };
    return first && { path: new URL(first.url).pathname, isSet: false };
  };
  return {
    ...(set ?? texts),
    isSet: set !== undefined,
    logo: pictureNow("logo", logo),
    icon: pictureNow("icon", icon),
  };
}
