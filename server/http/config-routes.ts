import { configRoutes, type PublicConfig } from "#contract/config.ts";
import type { Mount } from "./mount.ts";

export function configRoute(mount: Mount, config: PublicConfig): void {
  mount.visitor(configRoutes.config, async () => config);
}
