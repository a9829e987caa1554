import type { inboxRoutes } from "#contract/operators/inbox.ts";
import type { peopleRoutes } from "#contract/operators/people.ts";
import { callHistoryItem } from "#domain/calls/history/call-history.ts";
import { toTransaction } from "#domain/ledger/transactions.ts";
import { findUser } from "#domain/operators/people/find-user.ts";
import {
  answerMessage,
  assignMessage,
  finishMessage,
  type ShownMessage,
  showMessage,
} from "#domain/operators/people/inbox.ts";
import { liftMarks } from "#domain/operators/people/lift-marks.ts";
import {
  deleteUserForGood,
  logOutUser,
  resendVerificationMail,
  verifyUser,
} from "#domain/operators/people/mend-user.ts";
import { pauseRecharge, resumeRecharge } from "#domain/operators/people/pause-recharge.ts";
import { exportUser, readMessages, type ShownUser, showUser } from "#domain/operators/people/show-user.ts";
import { freezeUser } from "#domain/operators/product/control-calling.ts";
import type { Pause } from "#domain/payments/recharge/recharge-store.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire } from "./admin-deps.ts";

export const peopleHandlers: {
  [Name in keyof typeof peopleRoutes | keyof typeof inboxRoutes]: Handler<Name>;
} = {
  find_user: (deps, request, { wanted }) => onWire(findUser(deps, request, wanted), toWire),
  show_user: (deps, request, { email }) => onWire(showUser(deps, request, email), shownUser),
  read_messages: (deps, request, { email }) => onWire(readMessages(deps, request, email), toWire),
  verify_user: (deps, request, { email, registrationId }) =>
    verifyUser(deps, request, { email, registrationId }),
  resend_verification: (deps, request, { email }) => resendVerificationMail(deps, request, email),
  log_out_user: (deps, request, { email }) => logOutUser(deps, request, email),
  export_user: (deps, request, { email }) => exportUser(deps, request, email),
  delete_user: (deps, request, { email, forfeitCredits }) =>
    onWire(deleteUserForGood(deps, request, { email, forfeitCredits }), toWire),
  freeze_user: (deps, request, { email }) => onWire(freezeUser(deps, request, email, true), toWire),
  unfreeze_user: (deps, request, { email }) => onWire(freezeUser(deps, request, email, false), toWire),
  pause_recharge: (deps, request, { email }) => onWire(pauseRecharge(deps, request, email), paused),
  resume_recharge: (deps, request, { email }) => onWire(resumeRecharge(deps, request, email), paused),
  lift_marks: (deps, request, { userId }) => liftMarks(deps, request, userId),
  show_message: (deps, request, { messageId }) => onWire(showMessage(deps, request, messageId), shownMessage),
  answer_message: (deps, request, { messageId: id, version, answer, becomes }) =>
    answerMessage(deps, request, { id, version }, { answer, state: becomes }),
  assign_message: (deps, request, { messageId: id, version, operator }) =>
    assignMessage(deps, request, { id, version }, operator),
  finish_message: (deps, request, { messageId: id, version, becomes }) =>
    finishMessage(deps, request, { id, version }, becomes),
};

function paused({ email, pause }: { email: string; pause: Pause | null }) {
  return toWire({ email, until: pause?.until ?? null });
}

function shownUser({ calls, savedCards, recharge, transactions, ...shown }: ShownUser) {
  return {
    ...toWire(shown),
    calls: calls.map(callHistoryItem),
    savedCards: savedCards.map(({ expiresYear: year, expiresMonth: month, removedAt, ...card }) => ({
      ...card,
      expires: { year, month },
      isBeingRemoved: removedAt !== null,
    })),
    recharge: recharge && { ...toWire(recharge), amountUsd: recharge.value_cents / 100 },
    transactions: transactions.map(toTransaction),
  };
}

function shownMessage({ sentAt, email, answers, ...message }: ShownMessage) {
  return toWire({
    ...message,
    createdAt: sentAt,
    sender: email,
    answers: answers.map(({ answeredBy, email: address, ...answer }) => ({
      ...answer,
      by: { id: answeredBy, email: address },
    })),
    wasSignedIn: message.userId !== null,
  });
}
