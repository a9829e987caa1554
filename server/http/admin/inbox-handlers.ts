import type { inboxRoutes } from "#contract/operators/inbox.ts";
import {
  answerMessage,
  assignMessage,
  finishMessage,
  type ShownMessage,
  showMessage,
} from "#domain/operators/people/inbox.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";
import { foundUser } from "./people-handlers.ts";

export const inboxHandlers: { [Name in keyof typeof inboxRoutes]: Handler<Name> } = {
  show_message: (deps, request, { messageId }) => onWire(showMessage(deps, request, messageId), shownMessage),
  answer_message: (deps, request, { messageId: id, version, answer, becomes }) =>
    onWire(answerMessage(deps, request, { id, version }, { answer, state: becomes }), stateAlone),
  assign_message: (deps, request, { messageId: id, version, operator }) =>
    onWire(assignMessage(deps, request, { id, version }, operator), stateAlone),
  finish_message: (deps, request, { messageId: id, version, becomes }) =>
    onWire(finishMessage(deps, request, { id, version }, becomes), stateAlone),
};

function stateAlone({ state }: Pick<ShownMessage, "state">) {
  return { state };
}

function shownMessage({ id, sentAt, name, email, subject, message, ...rest }: ShownMessage) {
  const { state, version, assigned, user, userId, operators } = rest;
  return {
    id,
    createdAt: moment(sentAt),
    name,
    sender: email,
    subject,
    message,
    state,
    version,
    assigned,
    answers: rest.answers.map(({ answeredBy, answeredAt, email: by, ...answer }) => ({
      ...answer,
      answeredAt: moment(answeredAt),
      by: { id: answeredBy, email: by },
    })),
    user: user && foundUser(user),
    wasSignedIn: userId !== null,
    operators,
  };
}
