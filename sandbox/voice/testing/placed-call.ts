import type { Codec } from "#sandbox/voice/media/codec.ts";
import { type CalledMedia, type CallerMedia, calledMedia, callerMedia } from "./caller-media.ts";
import { accessToken, type GatewayMessage, type RawBrowser, rawBrowser } from "./raw-browser.ts";

export interface PlacedCall {
  browser: RawBrowser;
  media: CallerMedia;
  close(): Promise<void>;
}

/** The browser's temporary name for a call before it knows the sid. */
export const temporarySid = "TJSaaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";

/** Connects, sends its token and invites. */
export async function placeCall(
  url: string,
  number: string,
  extra = "",
  token = accessToken(),
  codecs?: readonly Codec[],
): Promise<PlacedCall> {
  const [browser, media] = await Promise.all([rawBrowser(url), callerMedia(codecs)]);
  browser.send("listen", { token, browserinfo: {} });
  await browser.next("connected");
  browser.send("invite", {
    callsid: temporarySid,
    sdp: media.offerSdp,
    twilio: { params: `To=${encodeURIComponent(number)}${extra}` },
  });
  return {
    browser,
    media,
    async close() {
      browser.close();
      await media.close();
    },
  };
}

export async function registeredBrowser(
  url: string,
  identity: string,
  token = accessToken({ identity, incoming: true }),
): Promise<RawBrowser> {
  const browser = await rawBrowser(url);
  browser.send("listen", { token });
  await browser.next("connected");
  browser.send("register", { media: { audio: true } });
  await browser.next("ready");
  return browser;
}

/** Answers an invite as the SDK does when the user accepts the call. */
export async function acceptCall(
  browser: RawBrowser,
  { callsid, sdp }: GatewayMessage["payload"],
  codecs?: readonly Codec[],
): Promise<CalledMedia> {
  const media = await calledMedia(String(sdp), codecs);
  browser.send("answer", { callsid, sdp: media.answerSdp });
  return media;
}
