import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsDirectory } from "#adapters/postgres/migrate.ts";

/** The tables whose rows belong to a wallet, with the column that says which. */
export const walletTables: Readonly<Record<string, string>> = {
  wallet: "id",
  transfer: "wallet_id",
  call: "wallet_id",
  call_quality: "wallet_id",
  call_event: "wallet_id",
  quote: "wallet_id",
  payment: "wallet_id",
  wallet_customer: "wallet_id",
  card_customer: "wallet_id",
  card_standing: "wallet_id",
  saved_card: "wallet_id",
  card_removal: "wallet_id",
  recharge_rule: "wallet_id",
  recharge_event: "wallet_id",
  recharge_link: "wallet_id",
  receipt: "wallet_id",
  refund_request: "wallet_id",
  outbox: "wallet_id",
};

export const partitions = 8;

const tableDefinition = /^CREATE TABLE (\w+) \(\n([\s\S]*?)\n\)( WITH \(.*\))?;$/gm;

const indexDefinition = /^CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS (\w+) ON \w+ \((.+)\);$/gm;

/**
 * Writes the migrations with the tables of wallets partitioned by the wallet's hash, into a folder of their own, whose
 * path is returned. PostgreSQL refuses a unique rule without the partition key, and its plans show which partitions a
 * statement touches: both hold on one server what sharding by wallet needs.
 */
export async function writePartitionedMigrations(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "farline-partitions-"));
  const names = (await readdir(migrationsDirectory)).filter((name) => name.endsWith(".sql"));
  const texts = await Promise.all(names.map((name) => readFile(join(migrationsDirectory, name), "utf8")));
  const indexes = new Map(
    texts.flatMap((text) => [...text.matchAll(indexDefinition)]).map(([, name, columns]) => [name, columns]),
  );
  for (const [at, name] of names.entries()) {
    // PostgreSQL builds no index of a partitioned table concurrently, and makes none the table's key.
    const text = partitioned(texts[at] ?? "")
      .replaceAll(" CONCURRENTLY ", " ")
      .replace(/PRIMARY KEY USING INDEX (\w+)/g, (_, index) => `PRIMARY KEY (${indexes.get(index)})`);
    await writeFile(join(directory, name.replace(".concurrently", "")), text);
  }
  return directory;
}

/** Storage parameters belong to the partitions: PostgreSQL refuses them on the partitioned table. */
function partitioned(text: string): string {
  return text.replace(tableDefinition, (whole, table: string, columns: string, storage = "") => {
    const key = walletTables[table];
    if (key === undefined) return whole;
    const parts = Array.from(
      { length: partitions },
      (_, n) =>
        `CREATE TABLE ${table}_${n} PARTITION OF ${table} ` +
        `FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${n})${storage};`,
    );
    return `CREATE TABLE ${table} (\n${columns}\n) PARTITION BY HASH (${key});\n${parts.join("\n")}`;
  });
}
