import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { isFilled } from "#contract/required-text.ts";
import { readEmailAddress } from "#contract/users/email-address.ts";
import { colourFault } from "#domain/brand-theme.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { Brand } from "#words/brand.ts";

export interface BrandNow extends Brand {
  /** True once an owner has set it; the variables count before. */
  isSet: boolean;
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
  typed: Brand,
): Promise<BrandNow | Refusal> {
  return act(deps, request, "change_brand", ofProduct("brand"), async (_found, stores) => {
    const { isSet: _isSet, ...before } = await brandNow(stores, atStart);
    const name = typed.name.trim();
    if (!isFilled(name)) return refuse("invalid_request", { message: operatorMessages.brandNameMissing });
    const after: Brand = {
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
    return { before, after: { ...after }, result: { ...after, isSet: true } };
  });
}

async function brandNow({ brands }: OperatorStores, atStart: Brand): Promise<BrandNow> {
  const set = await brands.find();
  return { ...(set ?? atStart), isSet: set !== undefined };
}
