import { randomUUID } from "node:crypto";
import { writeWav } from "#domain/voicemail/wav.ts";
import { authenticator } from "#testing/people/authenticator.ts";
import type { ReadyUser } from "./ready-user.ts";
import { rechargeRoles } from "./recharge-roles.ts";
import {
  confirmedTwoStep,
  newcomer,
  newPasskey,
  newPassword,
  type Scene,
  type Sent,
  twoStepUser,
  withSecondStep,
} from "./role-scene.ts";
import { ofOwner, type Roles, type RolesByRoute } from "./roles.ts";

const ownBy = (send: (scene: Scene) => Promise<Sent> | Sent): Roles => ({ kind: "own", send });
const own = (body?: object): Roles => ownBy(() => (body ? { body } : {}));

/** The request of a user who may be changed by it. */
const asFresh = (body: (user: ReadyUser) => object = () => ({})): Roles =>
  ownBy(async ({ fresh }) => {
    const user = await fresh();
    return { token: user.token, body: body(user) };
  });

const quality = {
  duration_s: 61,
  mosAverage: 4.2,
  mosLowest: 3.9,
  jitterAverage_ms: 3,
  jitterHighest_ms: 11,
  roundTripAverage_ms: 48,
  roundTripHighest_ms: 120,
  packetsLostPercent: 0.1,
  hints: [],
};
const london = "+442079460000";
const rented = { id: randomUUID(), number: "+14155550110" };
/** A hundredth of a second. */
const greeting = writeWav(Buffer.alloc(160));
const contact = { name: "Grace", numbers: [{ number: london, label: "Work" }] };

/** The routes of a user, about nothing but their own. */
export const userRoles: RolesByRoute = {
  "GET /api/auth/me": own(),
  "GET /api/account": own(),
  "GET /api/account/sessions": own(),
  "GET /api/account/passkeys": own(),
  "GET /api/account/security-events": own(),
  "GET /api/account/data": own(),
  "GET /api/payments/credits": own(),
  "GET /api/payments/debt": own(),
  "GET /api/payments/transactions": own(),
  "GET /api/payments/test": own(),
  "GET /api/payments/allowance": own(),
  "GET /api/payments/habits": own(),
  "GET /api/payments/money-back": own(),
  "GET /api/payments/cards": own(),
  "GET /api/calls": own(),
  "GET /api/calls/summary": own(),
  "GET /api/calls/month": own(),
  "GET /api/events": own(),
  "GET /api/present-state": own(),
  "GET /api/caller-ids": own(),
  "POST /api/caller-ids": own({ number: london }),
  "PUT /api/caller-ids/default": own({ id: null }),
  "GET /api/unwanted-calls": own(),
  "PUT /api/unwanted-calls": own({ blockedCalls: "away", withheldCalls: "ring" }),
  "PUT /api/unwanted-calls/callers": own({ number: london, isBlocked: true }),
  "GET /api/contacts": own(),
  "POST /api/contacts": own({ id: randomUUID(), ...contact }),
  "POST /api/contacts/import": own({ contacts: [contact] }),
  "GET /api/voicemail": own(),
  "PUT /api/voicemail/settings": own({ isOn: true, mail: "none", kept_days: 30 }),
  "PUT /api/voicemail/greeting": own({ audio: greeting.toString("base64") }),
  "GET /api/voicemail/greeting/audio": own(),
  "DELETE /api/voicemail/greeting": own(),
  "GET /api/numbers": own(),
  "POST /api/numbers/search": own({ country: "US", kind: "local" }),
  "POST /api/numbers": own({ ...rented, country: "US", kind: "local", monthly: 15, inboundPerMinute: 0 }),
  "POST /api/payments/quotes": own({ kind: "preset", amount: 10, currency: "USD" }),
  "POST /api/payments/add-credits": own({ credits: 100 }),
  "POST /api/call/token": own(),
  "POST /api/tariff/numbers": own({ numbers: [london] }),
  "POST /api/account/passkeys/confirm": own(),
  "DELETE /api/account/email": own(),
  "POST /api/payments/create-payment-intent": asFresh(() => ({ amount: 10 })),
  "DELETE /api/account/sessions": asFresh(),
  "POST /api/account/billing": asFresh(() => ({ company: "Acme", address: "1 High Street", taxNumber: "" })),
  "POST /api/account/name": asFresh(() => ({ firstName: "Grace", lastName: "Hopper" })),
  "POST /api/account/language": asFresh(() => ({ language: "de" })),
  "POST /api/account/countries": asFresh(({ password }) => ({ countries: ["GB"], password })),
  "POST /api/account/email": asFresh(({ password }) => ({ email: newcomer().email, password })),
  "POST /api/account/password": asFresh(({ password }) => ({ currentPassword: password, newPassword })),
  "POST /api/account/two-step": asFresh(({ password }) => ({ password })),
  "POST /api/account/passkeys/options": asFresh(({ password }) => ({ password })),
  "DELETE /api/account": asFresh(({ email, password }) => ({ email, password })),
  "POST /api/account/two-step/confirm": ownBy(async (scene) => {
    const { user, secret } = await twoStepUser(scene);
    return { token: user.token, body: { code: authenticator(secret)() } };
  }),
  "POST /api/account/second-factor": ownBy(async (scene) => {
    const { user, code } = await confirmedTwoStep(scene);
    return { token: user.token, body: { code } };
  }),
  "POST /api/account/two-step/recovery-codes": ownBy(withSecondStep),
  "DELETE /api/account/two-step": ownBy(withSecondStep),
  "POST /api/account/passkeys": ownBy(async (scene) => {
    const user = await scene.fresh();
    return { token: user.token, body: { passkey: await newPasskey(scene, user) } };
  }),
  "POST /api/account/two-step/passkeys": ownBy(async (scene) => {
    const user = await scene.fresh();
    const body = { passkey: await newPasskey(scene, user) };
    await scene.use.ask("POST", "/api/account/passkeys", { token: user.token, body });
    return { token: user.token, body: { password: user.password } };
  }),

  "DELETE /api/caller-ids/:id": ofOwner(({ ids }) => ({ id: ids.callerId })),
  "GET /api/voicemail/:id/audio": ofOwner(({ ids }) => ({ id: ids.voicemail })),
  "PUT /api/voicemail/:id/read": ofOwner(({ ids }) => ({ id: ids.voicemail, body: { isRead: true } })),
  "DELETE /api/voicemail/:id": ofOwner(({ ids }) => ({ id: ids.voicemail })),
  "PUT /api/contacts/:id": ofOwner(({ ids }) => ({ id: ids.contact, body: { version: 1, ...contact } })),
  // The row above has changed it.
  "DELETE /api/contacts/:id": ofOwner(({ ids }) => ({ id: ids.contact, body: { version: 2 } })),
  // The row of POST /api/numbers has bought it.
  "GET /api/numbers/:id/rent": ofOwner(() => ({ id: rented.id })),
  "PUT /api/numbers/:id/forward": ofOwner(() => ({ id: rented.id, body: { to: null } })),
  "DELETE /api/numbers/:id": ofOwner(() => ({ id: rented.id })),
  "GET /api/calls/:id": ofOwner(({ ids }) => ({ id: ids.call })),
  "POST /api/calls/:id/quality": ofOwner(({ ids }) => ({ id: ids.call, body: quality })),
  // While there are credits: else the rule would charge the card meanwhile.
  ...rechargeRoles,
  "POST /api/payments/:id/money-back": ofOwner(async ({ ids, owner, use }) => {
    const { text } = await use.ask("GET", "/api/payments/money-back", { token: owner.token });
    return { id: ids.payment, body: { amount: JSON.parse(text)[0].amount } };
  }),
  "POST /api/payments/cards/:id/default": ofOwner(({ ids }) => ({ id: ids.payment })),
  "DELETE /api/payments/cards/:id": ofOwner(({ ids }) => ({ id: ids.payment })),
  "GET /api/payments/receipts/:id": ofOwner(({ ids }) => ({ id: ids.payment })),
  "POST /api/call/deduct-credits": ofOwner(({ ids }) => ({
    body: { duration: 1, phoneNumber: london, providerCallId: ids.call },
  })),
  "POST /api/call/end": ofOwner(async ({ ids, owner, use }) => {
    const { text } = await use.ask("GET", `/api/calls/${ids.call}`, { token: owner.token });
    return { body: { callId: JSON.parse(text).id } };
  }),
  "POST /api/account/passkeys/:id": ofOwner(({ ids }) => ({ id: ids.passkey, body: { name: "Phone" } })),
  "DELETE /api/account/passkeys/:id": ofOwner(({ ids, owner }) => ({
    id: ids.passkey,
    body: { password: owner.password },
  })),
  "DELETE /api/account/sessions/:id": ofOwner(({ ids }) => ({ id: ids.session })),
};
