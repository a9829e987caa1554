import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { freePorts } from "#e2e/support/product/stack.ts";
import { type Browser, type Control, kinds } from "./browser.ts";
import { end, startDisplay } from "./display.ts";
import { webKitDriver } from "./programs.ts";
import { type Element, elementKey, openSession, type Session } from "./webdriver.ts";

/** WebKitGTK in a window of a display that nobody sees, with no traffic to other hosts: the proxy is no one. */
export async function openWebKit(): Promise<Browser> {
  const [port] = await freePorts(1);
  const { screen, display } = await startDisplay();
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: "1" },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const session = await openSession(address, {
    alwaysMatch: {
      "webkitgtk:browserOptions": {
        args: ["--automation", "--proxy=http://127.0.0.1:9", "--ignore-host=localhost"],
      },
    },
  });
  await session.send("POST", "/window/rect", { x: 0, y: 0, width: 1440, height: 900 });
  const driven = browserOf(session);
  return {
    ...driven,
    async close() {
      try {
        await session.send("DELETE", "");
      } finally {
        await end(driver);
        await end(screen);
      }
    },
  };
}

/** A page has no console that WebDriver can read: each script collects what was reported since the one before. */
const watch = `
  if (!globalThis.reported) {
    globalThis.reported = [];
    addEventListener("error", ({ message }) => reported.push(message));
    addEventListener("unhandledrejection", ({ reason }) => reported.push(String(reason)));
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      reported.push(violatedDirective + " refused " + blockedURI));
    const { error } = console;
    console.error = (...words) => {
      reported.push(words.join(" "));
      error.apply(console, words);
    };
  }
`;

function browserOf(session: Session): Omit<Browser, "close"> {
  const errors: string[] = [];
  async function evaluate<T>(expression: string): Promise<T> {
    const { value, reported } = await session.send<{ value: T; reported: string[] }>(
      "POST",
      "/execute/sync",
      {
        script: `${watch}; return Promise.resolve(${expression}).then((value) => ({ value, reported: reported.splice(0) }))`,
        args: [],
      },
    );
    errors.push(...reported);
    return value;
  }

  async function firstNamed(selector: string, name: string, place?: Element): Promise<Element | undefined> {
    const path = place ? `/element/${place[elementKey]}/elements` : "/elements";
    const using = { using: "css selector", value: selector };
    for (const element of await session.send<Element[]>("POST", path, using)) {
      const ask = <T>(what: string) => session.send<T>("GET", `/element/${element[elementKey]}/${what}`);
      // A hidden element has no name that can be asked for. File fields are transparent, which the driver calls hidden.
      const isShown = selector === kinds.file || (await ask<boolean>("displayed"));
      if (isShown && (await ask<string>("computedlabel")) === name) return element;
    }
    return undefined;
  }

  return {
    async open(url) {
      await session.send("POST", "/url", { url });
      await evaluate("null");
    },
    evaluate,
    async find(kind, name, region) {
      const place = region === undefined ? undefined : await firstNamed(kinds.region, region);
      if (region !== undefined && place === undefined) return undefined;
      const element = await firstNamed(kinds[kind], name, place);
      return element && controlOf(session, element);
    },
    async type(text) {
      const focused = await session.send<Element>("GET", "/element/active");
      await session.send("POST", `/element/${focused[elementKey]}/value`, { text });
    },
    async inFrame(title, work) {
      const frame = { using: "css selector", value: `iframe[title="${title}"]` };
      await session.send("POST", "/frame", { id: await session.send<Element>("POST", "/element", frame) });
      await work().finally(() => session.send("POST", "/frame", { id: null }));
    },
    async screenshot(path) {
      const picture = await session.send<string>("GET", "/screenshot");
      await writeFile(path, Buffer.from(picture, "base64"));
    },
    async errors() {
      await evaluate("null");
      return errors;
    },
  };
}

function controlOf(session: Session, element: Element): Control {
  const act = (what: string, body?: object) =>
    session.send("POST", `/element/${element[elementKey]}/${what}`, body);
  const script = (text: string) => session.send("POST", "/execute/sync", { script: text, args: [element] });
  /** The driver's own way to what is below the window, or below a bar of the page, ends at an error. */
  const reach = () => script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })");
  async function press(): Promise<void> {
    await reach();
    await act("click");
  }
  return {
    press,
    async fill(text) {
      // The page of a frame takes no focus before a press.
      await press();
      await script("arguments[0].select()");
      await act("value", { text });
    },
    async choose(option) {
      const options = await session.send<Element[]>("POST", `/element/${element[elementKey]}/elements`, {
        using: "xpath",
        value: `.//option[normalize-space()="${option}"]`,
      });
      const [match] = options;
      if (!match) throw new Error(`there is no option ${option}`);
      await reach();
      await session.send("POST", `/element/${match[elementKey]}/click`);
    },
    attach: (path) => act("value", { text: path }).then(() => undefined),
  };
}
