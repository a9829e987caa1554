import type { setupRoutes } from "#contract/operators/setup.ts";
import { readSetup } from "#domain/operators/product/read-setup.ts";
import { testCardWebhook } from "#domain/operators/product/test-card-webhook.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire } from "./admin-deps.ts";

export const setupHandlers: { [Name in keyof typeof setupRoutes]: Handler<Name> } = {
  read_setup: (deps, request, { dkimSelector }) =>
    onWire(readSetup(deps, request, deps.costBasis(), dkimSelector), toWire),
  test_card_webhook: (deps, request) =>
    onWire(testCardWebhook({ ...deps, provider: deps.payments.provider }, request), (arrivedAt) =>
      toWire({ arrivedAt }),
    ),
};
