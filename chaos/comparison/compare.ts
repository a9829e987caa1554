import { comparePayments } from "./compare-payments.ts";
import { compareRefunds } from "./compare-refunds.ts";
import { type Finding, finding, type Reported, sum, times } from "./finding.ts";
import type { Found } from "./found.ts";

/** Compares what was reported to clients with what is there. Empty when every promise was kept. */
export function compare(reported: Reported, actual: Found): Finding[] {
  return [
    ...signUps(reported, actual),
    ...comparePayments(reported, actual),
    ...compareRefunds(reported, actual),
    ...calls(reported, actual),
    ...wallets(actual),
    ...actual.audit.map(({ walletId, invariant, expected_mc, actual_mc }) =>
      finding(
        "wrong",
        `Wallet ${walletId}: ${invariant} should be ${expected_mc} mc and is ${actual_mc} mc.`,
      ),
    ),
    ...(actual.unsentMails > 0
      ? [finding("stuck", `${actual.unsentMails} mails are still in the outbox.`)]
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

/** No call is under way and no refund any more, so nothing is held. */
function wallets({ wallets }: Found): Finding[] {
  return wallets.flatMap(({ id, posted_mc, held_mc, floor_mc }) => [
    ...(posted_mc - held_mc < floor_mc ? [finding("overspent", `Wallet ${id} is below its floor.`)] : []),
    ...(held_mc === 0 ? [] : [finding("stuck", `Wallet ${id} still holds ${held_mc} mc.`)]),
  ]);
}
