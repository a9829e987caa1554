import type { Refusal } from "#contract/refusals.ts";
import { act, type Request, refuseEarly } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { ServiceFindings } from "#domain/service-check.ts";
import { type Brand, defaultBrand } from "#words/brand.ts";
import { listMargins } from "./read-margins.ts";
import { type CostBasis, mostDays } from "./read-revenue.ts";

export interface SetupDeps extends OperatorDeps {
  /** Asks every service that the variables name, without a call, a payment, a mail or a change. Takes seconds. */
  services(dkimSelector: string | undefined): Promise<ServiceFindings[]>;
  cardWebhookSettings: string;
  /** The services that the sandbox stands in for. */
  sandboxed: readonly string[];
  /** True where the server has the operator's own terms and policies. */
  hasOwnTexts: boolean;
  /** The brand of the variables, which counts until an owner sets another. */
  brandAtStart: Brand;
}

/** All that a new product needs before its first sold call, as far as a server can see it. */
export interface Setup extends Pick<SetupDeps, "sandboxed" | "hasOwnTexts"> {
  services: ServiceFindings[];
  hasOwnName: boolean;
  hasImprint: boolean;
  hasSeller: boolean;
  prices: { isDefault: boolean; belowCost: number; unknownCost: number };
  /** The moment at which the card provider's last trial came back; null while it did not. */
  cardWebhook: Date | null;
  /** The last backup that filled an empty database. */
  backup: { provenAt: Date; takenAt: Date } | null;
  /** YYYY-MM-DD, UTC; null where there was none within 400 days. */
  firstAnsweredCall: string | null;
  firstSale: string | null;
}

const day_ms = 24 * 60 * 60_000;

/** Reads what is done before a first sold call, and what is not. The services are asked outside of a transaction. */
export async function readSetup(
  deps: SetupDeps,
  request: Request,
  basis: CostBasis,
  dkimSelector?: string,
): Promise<Setup | Refusal> {
  const refused = await refuseEarly(deps, request, "read_setup");
  if (refused) return refused;
  const services = await deps.services(dkimSelector);
  return act(deps, request, "read_setup", ofProduct("setup"), async (_found, stores, { now }) => {
    const brand = (await stores.brands.find()) ?? deps.brandAtStart;
    const days = await stores.days.figures(new Date(now.getTime() - (mostDays - 1) * day_ms), now);
    const { belowCost, unknownCost } = listMargins(basis, [], { order: "margin", search: "" }).counts;
    const webhook = await stores.proofs.find("card_webhook");
    const { provenAt, takenAt } = (await stores.proofs.find("backup")) ?? {};
    const inForce = await stores.decks.inForce(now);
    return {
      result: {
        services,
        sandboxed: deps.sandboxed,
        hasOwnTexts: deps.hasOwnTexts,
        hasOwnName: brand.name !== defaultBrand.name,
        hasImprint: brand.imprint !== "",
        hasSeller: (await stores.sellers.find()) !== undefined,
        // The built-in prices are older than any import.
        prices: { isDefault: inForce?.effectiveAt.getTime() === 0, belowCost, unknownCost },
        cardWebhook: webhook?.settings === deps.cardWebhookSettings ? webhook.provenAt : null,
        backup: provenAt && takenAt ? { provenAt, takenAt } : null,
        firstAnsweredCall: days.find(({ answered }) => answered > 0)?.day ?? null,
        firstSale: days.find(({ purchases }) => purchases > 0)?.day ?? null,
      },
    };
  });
}
