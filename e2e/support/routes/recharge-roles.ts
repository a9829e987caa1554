import { randomUUID } from "node:crypto";
import { hashToken } from "#domain/tokens.ts";
import type { Scene } from "./role-scene.ts";
import { ofOwner, type RolesByRoute } from "./roles.ts";

/** A rule that charges the owner's saved card, whose id is that of the payment that saved it. */
const wish = ({ ids, owner }: Scene) => ({
  password: owner.password,
  below: 20,
  amountUsd: 10,
  currency: "USD",
  monthlyLimit: 20,
  cardId: ids.payment,
  timeZone: "UTC",
  consent: { version: 1, language: "en" },
});

const turnOn = (scene: Scene) =>
  scene.use.ask("PUT", "/api/payments/recharge", { token: scene.owner.token, body: wish(scene) });

/** The routes of automatic recharge, in an order in which each finds what it needs. */
export const rechargeRoles: RolesByRoute = {
  "GET /api/payments/recharge": { kind: "own" },
  "PUT /api/payments/recharge": ofOwner((scene) => ({ body: wish(scene) })),
  "POST /api/payments/recharge/finish": ofOwner(async ({ database, ids, owner, use }) => {
    const body = { amount: 10 };
    await use.ask("POST", "/api/payments/create-payment-intent", { token: owner.token, body });
    const paymentId = await database.withClient(async (client) => {
      const { rows } = await client.query(
        `UPDATE payment SET initiator = 'rule', customer_ref = 'cus_waiting',
                card_ref = (SELECT provider_ref FROM saved_card WHERE wallet_id = $1 AND id = $2)
          WHERE wallet_id = $1 AND status = 'pending' RETURNING id`,
        [owner.walletId, ids.payment],
      );
      await client.query(
        `INSERT INTO card_standing (wallet_id, card, user_id, failed_at, paused_because, paused_payment_id)
         VALUES ($1, 'waiting', $2, now(), 'authentication', $3)`,
        [owner.walletId, owner.id, rows[0].id],
      );
      return rows[0].id;
    });
    return { body: { paymentId } };
  }),
  "DELETE /api/payments/recharge": ofOwner((scene) => ({ body: { rule: wish(scene) } })),
  "POST /api/payments/recharge/turn-off": {
    kind: "secret",
    refused: 410,
    wrong: { body: { token: "guessed" } },
    async send(scene) {
      const { database, owner } = scene;
      await turnOn(scene);
      const secret = randomUUID();
      await database.withClient((client) =>
        client.query("INSERT INTO recharge_link (wallet_id, user_id, token_hash) VALUES ($1, $2, $3)", [
          owner.walletId,
          owner.id,
          hashToken(secret),
        ]),
      );
      return { body: { token: `${owner.walletId}.${secret}` } };
    },
  },
};
