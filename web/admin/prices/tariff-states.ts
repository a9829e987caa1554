import type { TariffVersion } from "#contract/operators/tariffs.ts";

/** `replaced`: a later import takes effect at the same moment, so these prices never do. */
export type TariffState = "in_force" | "scheduled" | "past" | "replaced";

export interface StatedVersion extends TariffVersion {
  state: TariffState;
  /** The version that takes effect in place of a replaced one. */
  replacedBy: number | undefined;
}

/** The state of each version: of two with the same moment of effect, the later import counts. Those to come are first. */
export function tariffStates(versions: readonly TariffVersion[], now: Date): StatedVersion[] {
  const sorted = versions.toSorted((one, other) => startOf(other) - startOf(one) || other.id - one.id);
  const inForce = sorted.find((version) => startOf(version) <= now.getTime());
  return sorted.map((version, index) => {
    const later = sorted[index - 1];
    const replacedBy = later && startOf(later) === startOf(version) ? later.id : undefined;
    return {
      ...version,
      replacedBy,
      state: stateOf(version, { inForce, isReplaced: replacedBy !== undefined, now }),
    };
  });
}

/** The version that a scheduled one follows. */
export function versionBefore(
  versions: readonly StatedVersion[],
  { effectiveAt }: StatedVersion,
): StatedVersion | undefined {
  return versions.find((version) => startOf(version) < Date.parse(effectiveAt));
}

/** Tells if a version brings back the prices of the one it follows, as a cancelled one is replaced. */
export function repeats(version: TariffVersion, before: TariffVersion): boolean {
  return version.source === `${before.source} (version ${before.id} again)`;
}

/** The prices that the product came with are older than any import. */
export function isFromTheBeginning(version: TariffVersion): boolean {
  return startOf(version) === 0;
}

function stateOf(
  version: TariffVersion,
  { inForce, isReplaced, now }: { inForce: TariffVersion | undefined; isReplaced: boolean; now: Date },
): TariffState {
  if (version.id === inForce?.id) return "in_force";
  if (startOf(version) <= now.getTime()) return "past";
  return isReplaced ? "replaced" : "scheduled";
}

function startOf({ effectiveAt }: TariffVersion): number {
  return Date.parse(effectiveAt);
}
