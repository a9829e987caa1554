import { useLocation, useSearchParams } from "react-router";
import { Page } from "#web/admin/lib/page.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import { addressOf, filtersOf } from "./record-filters.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordList } from "./record-list.tsx";

/** The record of operators' acts. The database refuses to change it, and this page has nothing that would. */
export function RecordScreen() {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation();
  const filters = filtersOf(address, state);
  return (
    <Page
      title="Record"
      lead="What operators did, newest first, with their reasons. It can be read and never changed; reading it is recorded too."
    >
      <Panel title="Filter">
        {/* The fields begin again with the address, such as after a step back. */}
        <RecordForm
          key={key}
          filters={filters}
          onChange={(next) => setAddress(addressOf(next), { state: { user: next.user.trim() } })}
        />
      </Panel>
      <RecordList filters={filters} />
    </Page>
  );
}
