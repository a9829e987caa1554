import { useState } from "react";
import { useParams } from "react-router";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import { wasFree } from "#contract/money/pricing.ts";
import type { ShownCall } from "#contract/operators/calls.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { ExactMoment } from "#web/admin/lib/moment.tsx";
import { FactColumn, Page, Panel } from "#web/admin/lib/page.tsx";
import { CallerLink } from "#web/admin/lib/user-link.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { callQualityWord, oneDigit } from "#web/kit/wording/quality-word.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { say } from "#words/say.ts";
import { CallSearch, CallStatus, HangUp, useLiveCalls } from "./call-parts.tsx";
import { CallReports } from "./call-reports.tsx";

export function CallScreen() {
  const { id = "" } = useParams();
  return <AskedCall key={id} id={id} />;
}

function AskedCall({ id }: { id: string }) {
  const call = useCall(id);
  if (call.data) return <CallHistory call={call.data} />;
  return (
    <Page title="Call" actions={<CallSearch />}>
      <Answer to={call}>{() => null}</Answer>
    </Page>
  );
}

function CallHistory({ call }: { call: ShownCall }) {
  return (
    <Page
      title={`Call ${call.direction === "incoming" ? "from" : "to"} ${call.dialled}`}
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

/** A call that is not settled. */
function isOpen({ charged }: Pick<ShownCall, "charged">): boolean {
  return charged === null;
}

/** A call's history. An open one is read again when the live calls show a change: histories an hour are limited. */
function useCall(typed: string) {
  const [version, setVersion] = useState("first");
  const read = useRead("show_call", { call: typed }, { version });
  const call = read.data;
  const live = useLiveCalls({ enabled: call !== undefined && isOpen(call) });
  const now = live.data && (live.data.find(({ id }) => id === call?.id)?.status ?? "over");
  if (now !== undefined && call !== undefined && isOpen(call) && now !== version) {
    setVersion(now);
  }
  return read;
}

function CallFacts({ call }: { call: ShownCall }) {
  const { refusal, seconds, direction } = call;
  return (
    <div className="space-y-4">
      {refusal && <Alert tone="danger">{`${say(refusal.message)} (${refusal.code})`}</Alert>}
      <FactColumn
        facts={[
          ["User", <CallerLink key="user" userId={call.userId} email={call.email} />],
          ["Destination", call.destination === null ? "none" : `${call.destination} (${call.country})`],
          refusal === null && direction === "outgoing" && ["Number shown", call.shownNumber ?? "ours"],
          call.forwardedTo !== null && ["Forwarded to", call.forwardedTo],
          ["Placed", <ExactMoment key="placed" at={call.startedAt} />],
          ["Answered", <ExactMoment key="answered" at={call.answeredAt} />],
          ["Ended", <ExactMoment key="ended" at={call.endedAt} />],
          [
            "Talk time",
            seconds === null ? "–" : `${formatDuration(seconds)} (${seconds} s, as the carrier counted)`,
          ],
          ["Our id", <Id key="ours" id={call.id} />],
          ["The carrier's id", <Id key="theirs" id={call.providerCallId} />],
        ]}
      />
    </div>
  );
}

function Id({ id }: { id: string }) {
  return <code className="break-all font-mono text-xs">{id}</code>;
}

function minutePrice({ creditsPerMinute, creditsToConnect }: NonNullable<ShownCall["rate"]>): string {
  return creditsPerMinute === 0 && creditsToConnect === 0 ? "Free" : creditsInWords(creditsPerMinute);
}

function chargeOf(call: ShownCall): string {
  if (call.charged === null) return "not yet";
  return wasFree(call) ? "Free" : creditsInWords(call.charged);
}

function CallMoney({ call }: { call: ShownCall }) {
  const { rate, transfer } = call;
  return (
    <FactColumn
      facts={[
        ["A minute", rate ? minutePrice(rate) : "refused before it had a price"],
        rate && [
          "Billed",
          `at least ${rate.minimum_s} s, then by ${rate.increment_s} s` +
            (rate.creditsToConnect > 0 ? `, ${formatCredits(rate.creditsToConnect)} to connect` : ""),
        ],
        [call.charged === null ? "Held" : "Was held", creditsInWords(call.held)],
        ["Charged", chargeOf(call), "strong"],
        transfer && ["Transfer", <Id key="transfer" id={transfer.ref} />],
        transfer && ["Booked", <ExactMoment key="booked" at={transfer.createdAt} />],
        transfer && ["Balance after", creditsInWords(transfer.balanceAfter)],
        call.receipt !== null && ["Receipt", call.receipt],
      ]}
    />
  );
}

function CallQuality({ quality, badLine }: Pick<ShownCall, "quality" | "badLine">) {
  if (quality === null) return <p className="text-ink-soft text-sm">No report of the quality arrived.</p>;
  return (
    <>
      <FactColumn
        facts={[
          [
            "Score (MOS)",
            `${oneDigit(quality.mosAverage)}, at worst ${oneDigit(quality.mosLowest)}: ${callQualityWord(quality)}`,
          ],
          ["Jitter", inMilliseconds(quality.jitterAverage_ms, quality.jitterHighest_ms)],
          ["Round trip", inMilliseconds(quality.roundTripAverage_ms, quality.roundTripHighest_ms)],
          ["Packets lost", `${oneDigit(quality.packetsLostPercent)} %`],
          ["Measured for", `${quality.duration_s} s`],
          quality.packetsLostPercent === 100 && ["Heard", "nothing: the browser never received a packet"],
          badLine && ["Bad line", decisionWords(badLine)],
          badLine?.count && [
            "The carrier counted",
            `${badLine.count.received} packets from the browser, ${badLine.count.sent} to it`,
          ],
        ]}
      />
      {quality.hints.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-sm">What the caller read</h3>
          <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-soft text-sm">
            {quality.hints.map((hint) => (
              <li key={hint}>{inCallMessages.hints[hint]}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function decisionWords({ outcome, givenBack }: NonNullable<ShownCall["badLine"]>): string {
  if (outcome === null) return "not decided yet";
  return outcome === "credited" ? `${creditsInWords(givenBack)} given back` : `not credited: ${outcome}`;
}

function inMilliseconds(average_ms: number, highest_ms: number): string {
  return `${Math.round(average_ms)} ms, at worst ${Math.round(highest_ms)} ms`;
}
