import { useParams } from "react-router";
import type { ShownCall } from "#contract/operators/calls.ts";
import { Answer } from "#web/admin/lib/answer.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import { CallFacts } from "./call-facts.tsx";
import { CallMoney } from "./call-money.tsx";
import { CallQuality } from "./call-quality.tsx";
import { CallReports } from "./call-reports.tsx";
import { CallSearch } from "./call-search.tsx";
import { CallStatus } from "./call-status.tsx";
import { HangUp } from "./hang-up.tsx";
import { isOpen, useCall } from "./use-call.ts";

/** One call's whole history. */
export function CallScreen() {
  const { id = "" } = useParams();
  return <AskedCall key={id} id={id} />;
}

function AskedCall({ id }: { id: string }) {
  const asked = useCall(id);
  if (asked.data) return <CallHistory call={asked.data} />;
  return (
    <Page title="Call" actions={<CallSearch />}>
      <Answer to={asked}>{() => null}</Answer>
    </Page>
  );
}

function CallHistory({ call }: { call: ShownCall }) {
  return (
    <Page
      title={`Call to ${call.dialled}`}
      beside={<CallStatus status={call.status} />}
      actions={isOpen(call) && <HangUp call={call} number={call.dialled} />}
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Panel title="The call">
            <CallFacts call={call} />
          </Panel>
          <Panel title="Line quality" note="As the caller's browser measured it">
            <CallQuality quality={call.quality} badLine={call.badLine} />
          </Panel>
        </div>
        <Panel title="Money">
          <CallMoney call={call} />
        </Panel>
      </div>
      <Panel title="Reports of the carrier" note="As they arrived; late and repeated ones change nothing">
        <CallReports call={call} />
      </Panel>
    </Page>
  );
}
