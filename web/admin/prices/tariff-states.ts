import type { TariffVersion } from "#contract/operators/tariffs.ts";

export interface StatedVersion extends TariffVersion {
  /** `replaced`: a later import takes effect at the same moment, so these prices never do. */
  state: "in_force" | "scheduled" | "past" | "replaced";
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
    const isOver = startOf(version) <= now.getTime();
    const coming = replacedBy === undefined ? "scheduled" : "replaced";
    return { ...version, replacedBy, state: version === inForce ? "in_force" : isOver ? "past" : coming };
  });
}

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

function startOf({ effectiveAt }: TariffVersion): number {
  return Date.parse(effectiveAt);
}
