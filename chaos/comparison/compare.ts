import type { Found } from "./found.ts";
import type { Reported } from "./reported.ts";

export interface Finding {
  kind: "lost" | "doubled" | "stuck" | "overspent" | "wrong";
  sentence: string;
}

/** Compares what was reported to clients with what is there. Empty when every promise was kept. */
export function compare(reported: Reported, found: Found): Finding[] {
  return [
    ...signUps(reported, found),
    ...purchases(reported, found),
    ...calls(reported, found),
    ...found.belowFloor.map((wallet) => finding("overspent", `Wallet ${wallet} is below its floor.`)),
    ...found.audit.map(({ walletId, invariant, expected_mc, actual_mc }) =>
      finding(
        "wrong",
        `Wallet ${walletId}: ${invariant} should be ${expected_mc} mc and is ${actual_mc} mc.`,
      ),
    ),
    ...(found.unsentMails > 0
      ? [finding("stuck", `${found.unsentMails} mails are still in the outbox.`)]
      : []),
  ];
}

function signUps({ signUps }: Reported, { mailed, loggedIn }: Found): Finding[] {
  return signUps.flatMap(({ email }) => {
    if (!mailed.has(email)) return [finding("lost", `${email} signed up, and no mail came.`)];
    if (!loggedIn.has(email)) return [finding("lost", `${email} signed up, and cannot log in.`)];
    return [];
  });
}

function purchases(reported: Reported, { payments, charged }: Found): Finding[] {
  const paymentOf = new Map(payments.map((payment) => [payment.ref, payment]));
  const paid = new Set(charged);
  const findings = payments.flatMap(({ ref, credits_mc, posted_mc }) => {
    if (posted_mc.length > 1) return [finding("doubled", `Payment ${ref} was credited ${times(posted_mc)}.`)];
    if (posted_mc.length === 1 && !paid.has(ref))
      return [finding("wrong", `Payment ${ref} was credited and never paid.`)];
    if (posted_mc.length === 1 && sum(posted_mc) !== credits_mc)
      return [finding("wrong", `Payment ${ref} of ${credits_mc} mc was credited ${sum(posted_mc)} mc.`)];
    return [];
  });
  for (const ref of charged) {
    if (!paymentOf.get(ref)?.posted_mc.length)
      findings.push(finding("lost", `Payment ${ref} was paid and never credited.`));
  }
  for (const { ref, credits_mc } of reported.purchases) {
    const payment = paymentOf.get(ref);
    if (payment && payment.credits_mc !== credits_mc) {
      const sentence = `Payment ${ref} was reported as ${credits_mc} mc and is one of ${payment.credits_mc} mc.`;
      findings.push(finding("wrong", sentence));
    }
    if (!paid.has(ref))
      findings.push(finding("wrong", `Payment ${ref} was reported as credited and never paid.`));
  }
  return findings;
}

function calls(reported: Reported, { calls, answered }: Found): Finding[] {
  const callOf = new Map(calls.map((call) => [call.providerCallId, call]));
  const findings = calls.flatMap(({ providerCallId: id, open, cost_mc, posted_mc }) => {
    if (open) return [finding("stuck", `Call ${id} is open after its end.`)];
    if (posted_mc.length > 1) return [finding("doubled", `Call ${id} was charged ${times(posted_mc)}.`)];
    if (-sum(posted_mc) !== (cost_mc ?? 0))
      return [finding("wrong", `Call ${id} costs ${cost_mc} mc, and its wallet paid ${-sum(posted_mc)} mc.`)];
    return [];
  });
  for (const id of answered) {
    const call = callOf.get(id);
    if (!call) findings.push(finding("lost", `Call ${id} was answered and is not in the history.`));
    else if (!call.open && call.posted_mc.length === 0)
      findings.push(finding("lost", `Call ${id} was answered and never charged.`));
  }
  for (const { providerCallId: id, charged_mc } of reported.receipts) {
    const cost_mc = callOf.get(id)?.cost_mc;
    if (cost_mc === undefined) findings.push(finding("lost", `Call ${id} has a receipt and no row.`));
    else if (cost_mc !== charged_mc)
      findings.push(
        finding("wrong", `Call ${id} has a receipt of ${charged_mc} mc and costs ${cost_mc} mc.`),
      );
  }
  return findings;
}

function finding(kind: Finding["kind"], sentence: string): Finding {
  return { kind, sentence };
}

function times(posted_mc: readonly number[]): string {
  return `${posted_mc.length} times (${posted_mc.join(", ")} mc)`;
}

function sum(amounts_mc: readonly number[]): number {
  return amounts_mc.reduce((total, amount_mc) => total + amount_mc, 0);
}
