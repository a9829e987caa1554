import type { Client } from "#adapters/postgres/connection/database.ts";
import { userTables } from "#adapters/postgres/fragments.ts";
import { columnsOf, many, one, run } from "#adapters/postgres/sql.ts";
import type { Proposal, ProposalStore } from "#domain/operators/grants/proposal-store.ts";

const columns = columnsOf<Proposal>()("id, user_id, amount_mc, reason, proposed_by, proposed_at, expires_at");

export function proposalStore(client: Client): ProposalStore {
  return {
    add: (proposal) =>
      run(client, "proposal.add")`
        INSERT INTO credit_proposal (${columns}) VALUES (${columns.values(proposal)})`,

    lock: (id) =>
      one<Proposal & { decidedAt: Date | null }>(client, "proposal.lock", { amount_mc: "always" })`
        SELECT ${columns}, decided_at FROM credit_proposal WHERE id = ${id} FOR UPDATE`,

    decide: (id, { decidedBy, decidedAt, approved }) =>
      run(client, "proposal.decide")`
        UPDATE credit_proposal SET decided_by = ${decidedBy}, decided_at = ${decidedAt}, approved = ${approved}
         WHERE id = ${id}`,

    waiting: (now) =>
      many<Proposal & { email: string; walletId: string }>(client, "proposal.waiting", {
        amount_mc: "always",
      })`
        SELECT proposal.*, email, wallet_id
          FROM (SELECT ${columns}, decided_at FROM credit_proposal) AS proposal
          JOIN ${userTables} ON users.id = proposal.user_id
         WHERE decided_at IS NULL AND expires_at > ${now} ORDER BY expires_at, proposal.id`,
  };
}
