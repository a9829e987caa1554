import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callSummaryRoutes } from "#contract/calls/call-summary.ts";
import { request } from "#testing/screens/payments.ts";
import { addPastCalls, productDatabase, signedInUser } from "#testing/screens/seed.ts";
import { type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";
import { openCaller, openDialler, talk } from "#web/testing/voice.ts";

const london = { number: "+442079460000", country: "GB", destination: "United Kingdom" };
const answered = { hours_ago: 0.01, ...london, credits: 2.5, seconds: 130, status: "completed" } as const;
/** Milliseconds earlier, so that midnight is before or after both. */
const busy = {
  ...answered,
  hours_ago: 0.010001,
  number: "+442079460101",
  credits: 0,
  seconds: null,
  status: "busy",
} as const;

async function openHistory(path = "/calls", width = 1280) {
  const ada = await signedInUser();
  await addPastCalls(ada, [answered, busy]);
  return { ada, ...(await openScreen(path, { as: ada, width })) };
}

const rows = async () => (await screen.findAllByRole("row")).map(({ textContent }) => textContent ?? "");
const region = async (name: string) => within(await screen.findByRole("region", { name }));
const at = ({ router }: OpenScreen) => router.state.location;

it("shows a call that is under way without a charge, and its charge and quality once it ends", async () => {
  const page = await openCaller();
  await talk(page);
  await act(() => page.router.navigate("/calls"));
  await waitFor(async () => expect((await rows())[1]).toMatch(/\+44 20 7946 0000.*In progress.*–––$/));
  await page.user.click(screen.getByRole("button", { name: "End Call" }));
  await waitFor(async () => expect((await rows())[1]).toContain("$0.10"));
  await page.user.click(screen.getByRole("link", { name: /^Call to / }));
  await screen.findByRole("heading", { level: 1, name: /^Call to .*44.20.7946.0000/ });
  await waitFor(() =>
    expect(screen.getByRole("main").textContent).toMatch(
      /OutcomeAnswered.*Charged1 credit.*ReceiptFL-\d{8}-/,
    ),
  );
  expect(await obstacles()).toEqual([]);
});

it.each([1280, 390])("calls the number of a row again with one press, and once, at %i px", async (width) => {
  const ada = await signedInUser({ credits: 100 });
  await addPastCalls(ada, [answered]);
  const page = await openDialler(ada, { width });
  await act(() => page.router.navigate("/calls"));
  const [again] = await screen.findAllByRole("button", { name: /^Call .*7946.0000.* again$/ });
  await page.user.click(again as HTMLElement);
  await waitFor(() => expect(at(page).pathname).toBe("/dashboard"));
  await screen.findByText(/^Calling .*7946.0000.* in 3 seconds$/, { selector: "[aria-hidden]" });
  await act(() => page.router.navigate("/calls"));
  await act(() => page.router.navigate("/dashboard"));
  await screen.findByRole("button", { name: "Start Call" });
  expect(screen.queryByText(/^Calling /)).toBeNull();
});

it("says of an incoming call where it went on to, and blocks and unblocks its caller", async () => {
  const ada = await signedInUser();
  await addPastCalls(ada, [answered, busy]);
  for (const change of [
    "direction = 'incoming', forwarded_to = '+447400123456' WHERE status = 'completed'",
    "direction = 'incoming', status = 'refused', refusal = 'caller_blocked' WHERE status = 'busy'",
  ])
    await productDatabase().withClient((client) =>
      client.query(`UPDATE call SET ${change} AND user_id = $1`, [ada.user.id]),
    );
  const { user } = await openScreen("/calls", { as: ada });
  await waitFor(async () => expect((await rows())[2]).toContain("Blocked call"));
  await user.click(screen.getByRole("link", { name: /^Call from .*44.20.7946.0000/ }));
  await waitFor(() => expect(screen.getByRole("main").textContent).toMatch(/Forwarded to.?\+44 7400 123456/));
  await user.click(await screen.findByRole("button", { name: "Block this caller" }));
  await user.click(await screen.findByRole("button", { name: "Unblock" }));
  await screen.findByRole("button", { name: "Block this caller" });
  expect(await obstacles()).toEqual([]);
});

it("lists each call with its credits and money, and narrows them by number, name, country and date", async () => {
  const page = await openHistory();
  const { ada, user } = page;
  await request(ada, "POST", "/api/contacts", {
    id: crypto.randomUUID(),
    name: "Busy Bee",
    numbers: [{ number: busy.number }],
  });
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect((await rows())[1]).toMatch(/Answered.*02:10–-2\.5-\$0\.25$/);
  expect((await rows())[2]).toContain("The line was busy");
  expect(screen.queryByText(/^Converted at/)).toBeNull();
  expect(await obstacles()).toEqual([]);
  for (const search of ["0000", "bee"]) {
    await openScreen(`/calls?${new URLSearchParams({ search })}`, { as: ada });
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  }
  await user.type(screen.getByLabelText("Name or number"), " of nothing");
  await screen.findByText("No call matches");
  await user.click(screen.getByRole("button", { name: "Show all calls" }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  await user.click(screen.getByText("Filter by country and date"));
  await screen.findByRole("option", { name: "Germany" });
  await user.selectOptions(screen.getByLabelText("Country"), "Germany");
  await screen.findByText("No call matches");
  await user.selectOptions(screen.getByLabelText("Country"), "United Kingdom");
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2020-01-01" } });
  await screen.findByText("No call matches");
});

it("has one line for each call on a phone, with money in the reader's currency", async () => {
  localStorage.setItem("farline.currency", "EUR");
  const page = await openHistory("/calls", 390);
  const entries = async () =>
    (await within(screen.getByRole("main")).findAllByRole("listitem")).filter((each) =>
      each.querySelector("summary"),
    );
  await waitFor(async () =>
    expect((await entries())[0]?.textContent).toMatch(/\d [AP]M · 02:10-€0\.23-2\.5 credits/),
  );
  expect((await entries())[1]?.textContent).toContain("The line was busy€0.000 credits");
  expect(await screen.findAllByText(/^Converted at /)).toHaveLength(1);
  expect(screen.queryByRole("table")).toBeNull();
  await page.user.click(screen.getByText("Spend and line quality"));
  const chart = await region("Credits spent by country");
  await waitFor(() => expect(chart.getByText("4 · €0.37")).toBeTruthy());
  expect(chart.getAllByRole("listitem").map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining("2 calls · 02:10€0.232.5 credits"),
  );
  await page.user.click(screen.getAllByRole("link", { name: /^Call to / })[0] as HTMLElement);
  await screen.findByText(/^1 credit \(€0\.092\d?\)/);
});

it("leads who has never called to the first call, with nothing to search or to compare", async () => {
  const ada = await signedInUser();
  const page = await openScreen("/calls", { as: ada });
  await screen.findByRole("link", { name: "Make your first call" });
  expect(screen.queryByLabelText("Name or number")).toBeNull();
  expect(screen.queryByText("Spend and line quality")).toBeNull();
  await openScreen("/calls?search=Atlantis", { as: ada });
  await screen.findByText("No call matches");
  expect(screen.getByLabelText<HTMLInputElement>("Name or number").value).toBe("Atlantis");
  expect(at(page).pathname).toBe("/calls");
});

it("tells each bar's name and figure to the keyboard and to a screen reader, beside a scale and a legend", async () => {
  const sums = { calls: 1, seconds: 60 };
  const weeks = [
    { start: "2026-03-02", ...sums, credits: 1, mosAverage: 4 },
    { start: "2026-03-09", ...sums, credits: 12.5, mosAverage: null },
    { start: "2026-03-16", ...sums, credits: 3, mosAverage: 4.3 },
  ];
  const countries = [{ country: "GB", ...sums, credits: 16.5 }];
  const summary = reply(callSummaryRoutes.summary, { weeks, countries });
  const { user } = await openScreen("/calls?search=Atlantis", {
    as: await signedInUser(),
    answers: [[callSummaryRoutes.summary, summary]],
  });
  await user.click(screen.getByText("Spend and line quality"));
  const spend = await region("Credits spent by week");
  for (const mark of ["0 · $0.00", "10 · $1.00", "20 · $2.00"]) spend.getByText(mark);
  spend.getByText("Credits a week, and what they are worth");
  const [bar] = spend.getByRole("img").getElementsByTagName("rect");
  const [, , width] = spend.getByRole("img").getAttribute("viewBox")?.split(" ") ?? [];
  expect(Number(bar?.getAttribute("width")), "a bar is no wall").toBeLessThan(Number(width) / 8);
  const told = (name: string) => screen.getByRole("slider", { name }).getAttribute("aria-valuetext");
  expect(told("Credits spent by week")).toBe("Week of Mar 16, 2026: 3 credits ($0.30)");
  fireEvent.change(spend.getByRole("slider"), { target: { value: "1" } });
  await waitFor(() =>
    expect(told("Credits spent by week")).toBe("Week of Mar 9, 2026: 12.5 credits ($1.25)"),
  );
  spend.getByText("Week of Mar 9, 2026");
  expect(told("Credits spent by country")).toBe("United Kingdom: 16.5 credits ($1.65)");
  const quality = await region("Line quality by week");
  fireEvent.change(quality.getByRole("slider"), { target: { value: "1" } });
  await waitFor(() =>
    expect(told("Line quality by week")).toBe("Week of Mar 9, 2026: The line was not measured."),
  );
  expect(await obstacles()).toEqual([]);
});
