import { Secret, TOTP } from "otpauth";
import type { ReportedRefund } from "#chaos/comparison/finding.ts";
import { moneyRoutes } from "#contract/operators/payments.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import type { Client } from "./client.ts";
import type { Inbox } from "./inbox.ts";
import { enter, newPerson, signUp } from "./person.ts";

export interface Operator {
  /** Refunds a payment of which nothing was refunded before. Returns the refund when it was reported as done. */
  refund(paymentId: string, amount_minor: number): Promise<ReportedRefund | undefined>;
}

/**
 * Opens an operator as a business does: a user with a second factor, and a grant from the command line.
 * @throws Error when a step fails: no fault has happened yet.
 */
export async function openOperator(
  client: Client,
  inbox: Inbox,
  operate: (...words: string[]) => Promise<void>,
): Promise<Operator> {
  const person = newPerson();
  if (!(await signUp(client, person))) throw new Error("The operator could not sign up");
  const token = await enter(client, inbox, person, () => false);
  if (token === undefined) throw new Error("The operator could not log in");
  const { begin, confirm, prove } = twoStepRoutes;
  const body = { password: person.password };
  const begun = await client.once({ method: begin.method, path: begin.path, token, body });
  const secret = Secret.fromBase32(begin.reply.parse(begun.body).secret);
  const totp = new TOTP({ secret });
  const answerWith = ({ method, path }: typeof confirm | typeof prove) =>
    client.once({ method, path, token, body: { code: totp.generate() } });
  const confirmed = await answerWith(confirm);
  if (confirmed.status !== 200) throw new Error(`The operator has no second factor: ${confirmed.status}`);
  await operate("grant-role", person.email, "--role", "finance", "--reason", "a run that breaks the product");

  const { show_payment, refund_payment } = moneyRoutes;
  const { method, path, reply } = refund_payment;
  return {
    async refund(paymentId, amount_minor) {
      const show = { method, path: show_payment.path, token, body: { payment: paymentId } };
      const ask = async () => {
        const payment = await client.untilAnswered(show);
        if (payment.status !== 200) return payment;
        const seenUnused_minor = show_payment.reply.parse(payment.body).unused?.amount_minor ?? 0;
        // What was seen as refunded makes a repeated request harmless.
        const view = { seenRefunded_minor: 0, seenUnused_minor };
        const body = { paymentId, amount_minor, ...view, reason: "asked for by mail" };
        return client.untilAnswered({ method, path, token, body: body });
      };
      const first = await ask();
      // Ten minutes after the last code the desk asks for another one.
      const isProved = first.status === 403 && (await answerWith(prove)).status === 200;
      const answer = isProved ? await ask() : first;
      if (answer.status !== 200) return undefined;
      const { end } = reply.parse(answer.body);
      return end === "done" ? { paymentId, askedBy: "operator", amount_minor } : undefined;
    },
  };
}
