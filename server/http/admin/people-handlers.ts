import { creditsFromMillicredits as credits } from "#contract/money/money.ts";
import type { peopleRoutes, FoundUser as WireUser } from "#contract/operators/people.ts";
import { callHistoryItem } from "#domain/calls/history/call-history.ts";
import { toTransaction } from "#domain/ledger/transactions.ts";
import { findUser } from "#domain/operators/people/find-user.ts";
import { liftMarks } from "#domain/operators/people/lift-marks.ts";
import {
  deleteUserForGood,
  logOutUser,
  resendVerificationMail,
  verifyUser,
} from "#domain/operators/people/mend-user.ts";
import { pauseRecharge, resumeRecharge } from "#domain/operators/people/pause-recharge.ts";
import { exportUser, readMessages, type ShownUser, showUser } from "#domain/operators/people/show-user.ts";
import type { FoundUser } from "#domain/operators/people/user-lookup.ts";
import { freezeUser } from "#domain/operators/product/control-calling.ts";
import type { Pause } from "#domain/payments/recharge/recharge-store.ts";
import { toMessage } from "#domain/users/settings/download-data.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";
import { shownPayment } from "./money-handlers.ts";

export const peopleHandlers: { [Name in keyof typeof peopleRoutes]: Handler<Name> } = {
  find_user: (deps, request, { wanted }) =>
    onWire(findUser(deps, request, wanted), (users) => users.map(foundUser)),
  show_user: (deps, request, { email }) => onWire(showUser(deps, request, email), shownUser),
  read_messages: (deps, request, { email }) =>
    onWire(readMessages(deps, request, email), (rows) => rows.map(toMessage)),
  verify_user: (deps, request, { email, registrationId }) =>
    verifyUser(deps, request, { email, registrationId }),
  resend_verification: (deps, request, { email }) => resendVerificationMail(deps, request, email),
  log_out_user: (deps, request, { email }) => logOutUser(deps, request, email),
  export_user: (deps, request, { email }) => exportUser(deps, request, email),
  delete_user: (deps, request, { email, forfeitCredits }) =>
    onWire(deleteUserForGood(deps, request, { email, forfeitCredits }), ({ lost_mc, ...rest }) => ({
      ...rest,
      lost: credits(lost_mc),
    })),
  freeze_user: (deps, request, { email }) => onWire(freezeUser(deps, request, email, true), frozen),
  unfreeze_user: (deps, request, { email }) => onWire(freezeUser(deps, request, email, false), frozen),
  pause_recharge: (deps, request, { email }) => onWire(pauseRecharge(deps, request, email), paused),
  resume_recharge: (deps, request, { email }) => onWire(resumeRecharge(deps, request, email), paused),
  lift_marks: (deps, request, { userId }) => liftMarks(deps, request, userId),
};

function paused({ email, pause }: { email: string; pause: Pause | null }) {
  return { email, until: moment(pause?.until ?? null) };
}

function frozen({ email, frozenAt }: { email: string; frozenAt: Date | null }) {
  return { email, frozenAt: moment(frozenAt) };
}

export function foundUser({ id, email, firstName, lastName, ...at }: Omit<FoundUser, "walletId">): WireUser {
  return {
    id,
    email,
    firstName,
    lastName,
    createdAt: moment(at.createdAt),
    verifiedAt: moment(at.verifiedAt),
    frozenAt: moment(at.frozenAt),
    pausedByDispute: at.pausedByDispute,
    deletedAt: moment(at.deletedAt),
  } satisfies Record<Exclude<keyof FoundUser, "walletId">, unknown>;
}

function shownUser({
  user,
  balance,
  grant,
  calls,
  payments,
  savedCards,
  callerIds,
  recharge,
  rechargeEvents,
  transactions,
  limitsHit,
  ...rest
}: ShownUser) {
  const { posted_mc, held_mc, available_mc } = balance;
  return {
    ...rest,
    user: foundUser(user),
    balance: { posted: credits(posted_mc), held: credits(held_mc), available: credits(available_mc) },
    grant: grant && {
      role: grant.role,
      expiresAt: moment(grant.expiresAt),
      suspendedAt: moment(grant.suspendedAt),
    },
    calls: calls.map(callHistoryItem),
    payments: payments.map(shownPayment),
    savedCards: savedCards.map(
      ({ brand, last4, wallet, expiresYear: year, expiresMonth: month, removedAt }) => ({
        brand,
        last4,
        wallet,
        expires: { year, month },
        isBeingRemoved: removedAt !== null,
      }),
    ),
    callerIds: callerIds.map(({ number, state, isDefault, requestedAt, verifiedAt }) => ({
      number,
      state,
      isDefault,
      requestedAt: moment(requestedAt),
      verifiedAt: moment(verifiedAt),
    })),
    recharge: recharge && shownRecharge(recharge),
    rechargeEvents: rechargeEvents.map(({ at, ...event }) => ({ ...event, at: moment(at) })),
    transactions: transactions.map(toTransaction),
    limitsHit: limitsHit.map(({ lastAt, ...hit }) => ({ ...hit, lastAt: moment(lastAt) })),
  };
}

function shownRecharge({
  below_mc,
  value_cents,
  currency,
  limit_minor,
  spent_minor,
  ...rule
}: NonNullable<ShownUser["recharge"]>) {
  const { card, turnedOnAt, failures, pause } = rule;
  return {
    below: credits(below_mc),
    amountUsd: value_cents / 100,
    currency,
    limit_minor,
    spent_minor,
    card: card && { brand: card.brand, last4: card.last4, wallet: card.wallet },
    turnedOnAt: moment(turnedOnAt),
    failures,
    pause: pause && { because: pause.because, decline: pause.decline, until: moment(pause.until) },
  };
}
