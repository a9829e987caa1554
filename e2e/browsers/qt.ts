import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import puppeteer, { type Browser as Chromium, type Page } from "puppeteer-core";
import { chromiumArguments } from "#e2e/support/page/chromium.ts";
import { freePorts } from "#e2e/support/product/stack.ts";
import type { Browser } from "./browser.ts";
import { end, startDisplay } from "./display.ts";
import { python } from "./programs.ts";
import { drive } from "./puppeteer.ts";

const program = join(import.meta.dirname, "web-view.py");

/** Chromium alone reports the answers to a page that is not there and to a session that has ended. No file may be missing. */
const isExpectedAnswer = (error: string, url = "") =>
  /^Failed to load resource: .* status of 40[14] /.test(error) && !url.includes("/assets/");

/** The old Chromium in a version of Qt WebEngine, in a window of a display that nobody sees. */
export async function openQt(qt: "PyQt6" | "PyQt5"): Promise<Browser> {
  const [port] = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), "farline-qt-"));
  const { screen, display } = await startDisplay();
  const view = spawn(python, [program, qt, folder, ...chromiumArguments], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      QTWEBENGINE_REMOTE_DEBUGGING: String(port),
    },
    stdio: "ignore",
  });
  async function close(): Promise<void> {
    await end(view);
    await end(screen);
    await rm(folder, { recursive: true, force: true });
  }
  try {
    const page = await pageOf(await connect(port));
    return { ...(await drive(page, { isForeign: isExpectedAnswer })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(port: number | undefined): Promise<Chromium> {
  const browserURL = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(browserURL).catch(() => ({ ok: false }))).toMatchObject({ ok: true });
  return puppeteer.connect({ browserURL, defaultViewport: null });
}

async function pageOf(browser: Chromium): Promise<Page> {
  const session = await browser.target().createCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  const page = targetInfos.find(({ type }) => type === "page");
  // Chromium 87 attaches no page that was there before.
  if (page && (await browser.pages()).length === 0)
    await session.connection()?.send("Target.attachToTarget", { targetId: page.targetId, flatten: true });
  await session.detach();
  const [first] = await browser.pages();
  if (!first) throw new Error("Qt WebEngine shows no page");
  return first;
}
