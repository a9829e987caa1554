import type { inboxRoutes } from "#contract/operators/inbox.ts";
import {
  answerMessage,
  assignMessage,
  finishMessage,
  type ShownMessage,
  showMessage,
} from "#domain/operators/people/inbox.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire } from "./admin-deps.ts";

export const inboxHandlers: { [Name in keyof typeof inboxRoutes]: Handler<Name> } = {
  show_message: (deps, request, { messageId }) => onWire(showMessage(deps, request, messageId), shownMessage),
  answer_message: (deps, request, { messageId: id, version, answer, becomes }) =>
    answerMessage(deps, request, { id, version }, { answer, state: becomes }),
  assign_message: (deps, request, { messageId: id, version, operator }) =>
    assignMessage(deps, request, { id, version }, operator),
  finish_message: (deps, request, { messageId: id, version, becomes }) =>
    finishMessage(deps, request, { id, version }, becomes),
};

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
