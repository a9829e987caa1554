import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense, startTransition, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

// React says there what it recovers from once, and fails at another time.
beforeEach(() => void vi.spyOn(console, "error"));
afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
});

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

it("shows a part whose code comes while React is still drawing what it is for", async () => {
  const Part = lazyPart(async () => () => "the part");
  await act(async () => {
    render(
      <Suspense fallback="on its way">
        <Part />
      </Suspense>,
    );
  });
  screen.getByText("the part");
});

it("shows a part whose code comes while a transition waits for it", async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>();
  const Part = lazyPart(() => promise);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense fallback="on its way">
        <button type="button" onClick={() => startTransition(() => setOpen(true))}>
          Open
        </button>
        {isOpen && <Part />}
      </Suspense>
    );
  }
  render(<Page />);
  await act(async () => screen.getByRole("button").click());
  await act(async () => resolve(() => "the part"));
  screen.getByText("the part");
  screen.getByRole("button");
});
