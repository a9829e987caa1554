import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, one, run } from "#adapters/postgres/sql.ts";
import type { Proof, ProofStore } from "#domain/proofs.ts";

const columns = columnsOf<Proof>()("name, trial, settings, begun_at, proven_at, taken_at");

export function proofStore(client: Client): ProofStore {
  return {
    async begin(name, trial, settings, now) {
      const row = { name, trial, settings, begunAt: now, provenAt: null, takenAt: null };
      await run(client, "proof.begin")`
        INSERT INTO proof (${columns}) VALUES (${columns.values(row)})
        ON CONFLICT (name) DO UPDATE SET (${columns}) = (${columns.values(row)})`;
    },

    async prove(name, trial, now, takenAt) {
      const rows = await changed(client, "proof.prove")`
        UPDATE proof SET proven_at = ${now}, taken_at = ${takenAt ?? null}
        WHERE name = ${name} AND trial = ${trial} AND proven_at IS NULL`;
      return rows > 0;
    },

    find: (name) => one<Proof>(client, "proof.find")`SELECT ${columns} FROM proof WHERE name = ${name}`,
  };
}
