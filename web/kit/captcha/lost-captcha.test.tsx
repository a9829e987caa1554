import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { configRoutes, type PublicConfig } from "#contract/pages/config.ts";
import { notLoadedSentence as notLoaded } from "#web/kit/loading/presses.ts";
import { withCaptcha } from "#web/testing/captcha.ts";
import { openScreen } from "#web/testing/screen.tsx";

const parts = await vi.hoisted(async () => (await import("#web/testing/parts.ts")).createParts());
vi.mock("#web/kit/captcha/provider-captcha.tsx", parts.load("provider-captcha"));
// The widget needs a browser's workers.
vi.mock("#web/kit/captcha/altcha-widget.tsx", () =>
  parts.load("altcha-widget")(async () => ({ AltchaWidget: () => <p>A proof of work</p> })),
);

const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" });

it.each([
  ["provider-captcha", () => screen.findByRole("checkbox", { name: "I'm not a robot" }), [withCaptcha]],
  ["altcha-widget", () => screen.findByText("A proof of work"), []],
] as const)(
  "whose code does not load says so in the form, and comes when it is tried again: %s",
  async (name, widget, answers) => {
    const find = parts.lose(name);
    const { user } = await openScreen("/contact", { answers });
    await user.click(await screen.findByLabelText("Subject"));
    await screen.findByText(notLoaded, { exact: false });
    expect(send().disabled).toBe(true);
    find();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await widget();
    await waitFor(() => expect(screen.queryByText(notLoaded, { exact: false })).toBeNull());
  },
);

it.each([
  ["does not load", "error"],
  ["defines nothing", "load"],
] as const)("of a vendor whose script %s asks for a reload", async (_what, event) => {
  const append = document.head.append.bind(document.head);
  const scriptUrl = `https://captcha.example/${event}.js`;
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    const script = nodes.find((node) => node instanceof HTMLScriptElement && node.src === scriptUrl);
    if (script instanceof HTMLScriptElement) queueMicrotask(() => script.dispatchEvent(new Event(event)));
    else append(...nodes);
  });
  const { user } = await openScreen("/contact", {
    answers: [
      [
        configRoutes.config,
        async (_request, proceed) => {
          const config = (await (await proceed()).json()) as PublicConfig;
          return Response.json({ ...config, captcha: { provider: "hcaptcha", siteKey: "key", scriptUrl } });
        },
      ],
    ],
  });
  await user.click(await screen.findByLabelText("Subject"));
  await screen.findByText("The CAPTCHA could not be loaded. Please reload the page.");
  expect(send().disabled).toBe(true);
});
