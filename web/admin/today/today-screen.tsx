import type { Today } from "#contract/operators/today.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Page } from "#web/admin/lib/page.tsx";
import { UserSearch } from "#web/admin/people/find-user-screen.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { TodayTiles } from "./today-tiles.tsx";

const every_ms = 60_000;

export function TodayScreen() {
  const today = useRead("read_today", {}, { every_ms });
  return (
    <Page title="Today" lead="Days are UTC. Each row of bars is the last 14 days, with today at its end.">
      <UserSearch />
      <Answer to={today}>
        {(read) => (
          <>
            <SwitchedOff {...read} />
            <NothingSold {...read} />
            <UnseenAlarms {...read} />
            <OpenMessages {...read} />
            <TodayTiles {...read} />
          </>
        )}
      </Answer>
    </Page>
  );
}

function UnseenAlarms({ unseenAlarms }: Today) {
  if (unseenAlarms === 0) return null;
  return (
    <Alert tone="danger">
      {unseenAlarms === 1 ? "1 alarm is not seen yet." : `${unseenAlarms} alarms are not seen yet.`}{" "}
      <TextLink to="/alarms">See the alarms</TextLink>
    </Alert>
  );
}

function OpenMessages({ openMessages }: Today) {
  if (!openMessages) return null;
  return (
    <p>
      <TextLink to="/messages?state=open">
        {openMessages === 1 ? "1 message waits for an answer" : `${openMessages} messages wait for an answer`}
      </TextLink>
    </p>
  );
}

/** The way of a new product's owner to what is still missing. */
function NothingSold({ days }: Today) {
  const mayReadSetup = useMayRun("read_setup");
  if (!mayReadSetup || days.some(({ sales }) => sales === null || sales.purchases > 0)) return null;
  return (
    <Alert tone="info">
      Nothing was sold within 14 days. <TextLink to="/setup">See what a first sold call needs</TextLink>
    </Alert>
  );
}

const callingOff = {
  operator: "Calling is switched off: no new call is placed.",
  spend: "Calling has stopped because calls cost more than the limit: no new call is placed.",
  variable: "Calling is switched off by the variable CALLING of the server: no new call is placed.",
} as const satisfies Record<NonNullable<Today["callingOff"]>, string>;

function SwitchedOff(today: Today) {
  const sentences = [
    today.callingOff && callingOff[today.callingOff],
    today.purchasesOffSince && "Purchases are switched off: users cannot buy credits.",
    today.signUpOffSince && "Sign-up is switched off: new users cannot register.",
  ].filter((sentence) => sentence !== null);
  return sentences.map((sentence) => (
    <Alert key={sentence} tone="warn">
      {sentence} <TextLink to="/product">See the switches</TextLink>
    </Alert>
  ));
}
