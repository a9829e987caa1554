import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

afterEach(cleanup);

it("shows a part that was asked for ahead at once, without its fallback", async () => {
  const Part = lazyPart(async () => () => "the part");
  await Part.preload();
  render(
    <Suspense fallback="on its way">
      <Part />
    </Suspense>,
  );
  screen.getByText("the part");
});

it("asks again, where it is shown, for a part whose code did not come ahead", async () => {
  let isLost = true;
  const Part = lazyPart(async () => {
    if (isLost) throw new TypeError("Failed to fetch");
    return () => "the part";
  });
  await Part.preload();
  isLost = false;
  await act(async () => {
    render(
      <Suspense fallback="on its way">
        <Part />
      </Suspense>,
    );
  });
  expect(screen.queryByText("on its way")).toBeNull();
  screen.getByText("the part");
});
