import type { Codec } from "#sandbox/voice/media/codec.ts";
import { type CalledMedia, calledMedia } from "./caller-media.ts";
import { accessToken, type GatewayMessage, type RawBrowser, rawBrowser } from "./raw-browser.ts";

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
