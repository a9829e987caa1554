import type { setupRoutes } from "#contract/operators/setup.ts";
import { readSetup } from "#domain/operators/product/read-setup.ts";
import { type Handler, onWire } from "./admin-deps.ts";

export const setupHandlers: { [Name in keyof typeof setupRoutes]: Handler<Name> } = {
  read_setup: (deps, request) =>
    onWire(readSetup(deps, request, deps.costBasis()), ({ sandboxed, ...setup }) => ({
      ...setup,
      sandboxed: [...sandboxed],
    })),
};
