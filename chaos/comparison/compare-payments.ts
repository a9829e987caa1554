import { type Finding, finding, type Reported, sum, times } from "./finding.ts";
import type { Charge, Found, FoundPayment } from "./found.ts";

/** Holds the credits of each payment against the card provider's record of its money. */
export function comparePayments(reported: Reported, { payments, charged }: Found): Finding[] {
  const paymentOf = new Map(payments.map((payment) => [payment.ref, payment]));
  const chargeOf = new Map(charged.map((charge) => [charge.ref, charge]));
  const findings = payments.flatMap((payment) => {
    const { ref, posted_mc } = payment;
    const charge = chargeOf.get(ref);
    if (charge) return posted_mc.length === 0 ? [] : compareCredits(payment, charge);
    if (posted_mc.length === 0) return [];
    return [finding("wrong", `Payment ${ref} was credited and never paid.`)];
  });
  for (const { ref } of charged) {
    if (!paymentOf.get(ref)?.posted_mc.length)
      findings.push(finding("lost", `Payment ${ref} was paid and never credited.`));
  }
  for (const { ref, credits_mc } of reported.purchases) {
    const payment = paymentOf.get(ref);
    if (payment && payment.credits_mc !== credits_mc) {
      const sentence = `Payment ${ref} was reported as ${credits_mc} mc and is one of ${payment.credits_mc} mc.`;
      findings.push(finding("wrong", sentence));
    }
    if (!chargeOf.has(ref))
      findings.push(finding("wrong", `Payment ${ref} was reported as credited and never paid.`));
  }
  return findings;
}

/** Each transfer needs a reason at the provider, and their sum is the provider's record in credits. */
function compareCredits(payment: FoundPayment, charge: Charge): Finding[] {
  const { ref, credits_mc, posted_mc, disputed_mc } = payment;
  const { refunds, failedRefunds, disputes } = charge;
  const [bought_mc, ...later_mc] = posted_mc;
  if (bought_mc !== credits_mc)
    return [finding("wrong", `Payment ${ref} of ${credits_mc} mc was credited ${bought_mc} mc.`)];
  const credited_mc = posted_mc.filter((delta_mc) => delta_mc > 0);
  if (credited_mc.length > 1 + failedRefunds)
    return [finding("doubled", `Payment ${ref} was credited ${times(credited_mc)}.`)];
  if (later_mc.length > refunds + failedRefunds) {
    const sentence = `Payment ${ref} has ${refunds} refunds, and credits left ${times(later_mc)}.`;
    return [finding("doubled", sentence)];
  }
  // A dispute takes and may give back; a refund beside it changes what it takes.
  if (disputed_mc.length > 2 * disputes + refunds + failedRefunds) {
    const sentence = `Payment ${ref} has ${disputes} disputes, and credits moved ${times(disputed_mc)}.`;
    return [finding("doubled", sentence)];
  }
  const share_mc = (part_minor: number) => Math.floor((credits_mc * part_minor) / charge.charge_minor);
  const refunded_mc = share_mc(charge.refunded_minor);
  const returned_mc = share_mc(Math.min(charge.refunded_minor + charge.disputed_minor, charge.charge_minor));
  return [
    ...compareLeft(`Refunds of payment ${ref}`, credits_mc - sum(posted_mc), refunded_mc),
    ...compareLeft(`Disputes of payment ${ref}`, -sum(disputed_mc), returned_mc - refunded_mc),
    ...compareState(payment, charge),
  ];
}

function compareLeft(what: string, left_mc: number, record_mc: number): Finding[] {
  if (left_mc === record_mc) return [];
  const sentence = `${what} took ${left_mc} mc, and by the provider's record ${record_mc} mc.`;
  return [finding(left_mc > record_mc ? "doubled" : "lost", sentence)];
}

function compareState({ ref, refunded_minor, isDisputed }: FoundPayment, charge: Charge): Finding[] {
  const findings: Finding[] = [];
  if (refunded_minor !== charge.refunded_minor) {
    const sentence = `Payment ${ref} counts ${refunded_minor} as refunded, and the provider ${charge.refunded_minor}.`;
    findings.push(finding("wrong", sentence));
  }
  if (isDisputed !== charge.disputed_minor > 0) {
    const sentence = isDisputed
      ? `Payment ${ref} pauses calling, and no dispute of it is open or lost.`
      : `Payment ${ref} is disputed, and does not pause calling.`;
    findings.push(finding(isDisputed ? "stuck" : "lost", sentence));
  }
  return findings;
}
