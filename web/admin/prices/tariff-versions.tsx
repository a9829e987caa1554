import { DenseTable } from "#web/admin/lib/dense-table.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { RollBack } from "./roll-back.tsx";
import { isFromTheBeginning, type StatedVersion } from "./tariff-states.ts";

const states = {
  in_force: { tone: "good", words: "In force" },
  scheduled: { tone: "warn", words: "Scheduled" },
  replaced: { tone: "plain", words: "Replaced" },
  past: { tone: "plain", words: "Past" },
} as const;

/** Every version, those to come first. */
export function TariffVersions({ versions }: { versions: readonly StatedVersion[] }) {
  const scheduled = versions.filter(({ state }) => state === "scheduled");
  const columns: Column<StatedVersion>[] = [
    { header: "Version", cell: ({ id }) => id },
    { header: "State", cell: State },
    { header: "Source", cell: ({ source }) => <span className="wrap-anywhere">{source}</span> },
    { header: "Prices", align: "end", cell: ({ rows }) => rows.toLocaleString("en") },
    { header: "Takes effect", cell: Effect },
    { header: "Imported", cell: ({ importedAt }) => <Moment at={importedAt} /> },
    {
      header: "Act",
      align: "end",
      cell: (version) => <RollBack version={version} scheduled={scheduled} />,
    },
  ];
  return (
    <DenseTable
      caption="Versions of the prices"
      columns={columns}
      rows={versions}
      rowKey={({ id }) => String(id)}
      empty="There are no prices yet."
    />
  );
}

function State({ state, replacedBy }: StatedVersion) {
  const { tone, words } = states[state];
  return <Badge tone={tone}>{replacedBy === undefined ? words : `${words}, by version ${replacedBy}`}</Badge>;
}

function Effect(version: StatedVersion) {
  return isFromTheBeginning(version) ? "from the beginning" : <Moment at={version.effectiveAt} />;
}
