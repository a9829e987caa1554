import { Answer } from "#web/admin/lib/answer.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import { CallSearch } from "./call-search.tsx";
import { LiveCalls } from "./live-calls.tsx";
import { everyLook_ms, useLiveCalls } from "./use-live-calls.ts";

const mostListed = 500;

/** The calls of all users that are under way, and the way to any other call. */
export function CallsScreen() {
  const live = useLiveCalls();
  return (
    <Page title="Calls" actions={<CallSearch />}>
      <Panel
        title="Under way"
        note={`The newest ${mostListed}, read again every ${everyLook_ms / 1_000} seconds`}
      >
        <Answer to={live}>{(calls) => <LiveCalls calls={calls} />}</Answer>
      </Panel>
    </Page>
  );
}
