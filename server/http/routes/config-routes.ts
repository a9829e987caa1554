import { configRoutes, type PublicConfig } from "#contract/pages/config.ts";
import type { Mount } from "#server/http/mount.ts";

/** The part that stays as it is while the server runs. */
export type FixedConfig = Omit<PublicConfig, "switchedOff">;

export function configRoute(
  mount: Mount,
  config: FixedConfig,
  readSwitchedOff: () => Promise<PublicConfig["switchedOff"]>,
): void {
  mount.visitor(configRoutes.config, async () => ({ ...config, switchedOff: await readSwitchedOff() }));
}
