import { callEvents, driven, heardOf, newDevice, until, works } from "./drive.js";

const preflightEvents = ["completed", "connected", "failed", "sample", "warning"];

/** The slow ones at once: warnings come only some seconds into a call. */
export async function quality(setting) {
  await Promise.all([
    lostMedia(setting),
    lostMicrophone(setting),
    completedPreflight(setting),
    worriedPreflight(setting),
    stoppedPreflight(setting),
    unreachablePreflight(setting),
  ]);
  return driven;
}

/** The gateway drops the media, and the SDK tries to restore them. */
async function lostMedia(setting) {
  const device = await newDevice(setting, { identity: "carol" });
  const heard = heardOf(await device.connect({ params: { To: setting.droppedMedia } }), callEvents);
  await works("Call on warning", () => heard.warning.some(([name]) => name === "ice-connectivity-lost"));
  await works("MediaErrors.ConnectionError", () => {
    const [error] = heard.reconnecting[0] ?? [];
    return error instanceof Twilio.TwilioError.MediaErrors.ConnectionError && error.code === 53_405;
  });
  device.destroy();
}

/** The page sends nothing for a while. */
async function lostMicrophone(setting) {
  const device = await newDevice(setting, { identity: "dave" });
  const call = await device.connect({ params: { To: setting.talkative } });
  const heard = heardOf(call, callEvents);
  await until(() => heard.accept.length === 1, "the call is not answered");
  const [sender] = call._mediaHandler.version.pc.getSenders();
  const { track } = sender;
  await sender.replaceTrack(null);
  await until(() => heard.warning.some(([name]) => name === "low-bytes-sent"), "silence is no warning");
  await sender.replaceTrack(track);
  await works("Call on warning-cleared", () =>
    heard["warning-cleared"].some(([name]) => name === "low-bytes-sent"),
  );
  device.destroy();
}

async function preflight(setting, identity, options = {}) {
  const test = Twilio.Device.runPreflight(await accessToken({ identity }), {
    ...phone.options(setting.host),
    ...options,
  });
  return { test, heard: heardOf(test, preflightEvents) };
}

async function completedPreflight(setting) {
  const { test, heard } = await preflight(setting, "probe");
  await works("Device.runPreflight", () => test instanceof Twilio.PreflightTest);
  await works("PreflightTest.startTime", () => test.startTime > 0 && test.startTime <= Date.now());
  await works("PreflightTest on connected", () => heard.connected.length === 1);
  await works("PreflightTest on sample", () => heard.sample.some(([sample]) => sample.mos > 3));
  await works("PreflightTest.latestSample", () => test.latestSample.mos > 3);
  await works("PreflightTest.callSid", () => /^CA/.test(test.callSid));
  await works("PreflightTest on completed", () => heard.completed[0]?.[0].callSid === test.callSid);
  await works(
    "PreflightTest.report",
    () => test.report === heard.completed[0][0] && test.report.edge === "sandbox",
  );
  await until(
    () => ["excellent", "great", "good", "fair", "degraded"].includes(test.report.callQuality),
    "the report has no quality",
  );
  await works("PreflightTest.status", () => test.status === "completed");
  await works("PreflightTest.endTime", () => test.endTime > test.startTime);
}

/** Its call goes to the number that drops the media. */
async function worriedPreflight(setting) {
  const { test, heard } = await preflight(setting, "worried");
  await works("PreflightTest on warning", () =>
    heard.warning.some(([{ name }]) => name === "ice-connectivity-lost"),
  );
  test.stop();
}

async function stoppedPreflight(setting) {
  const options = { ...phone.options(setting.host), audioContext: new AudioContext() };
  const test = new Twilio.PreflightTest(await accessToken({ identity: "stopped" }), options);
  const heard = heardOf(test, preflightEvents);
  await works("new PreflightTest", () => test.status === "connecting");
  test.stop();
  await works("PreflightTest.stop", () => test.status === "failed");
  await works("PreflightTest on failed", () => heard.failed.length === 1);
  await works("GeneralErrors.CallCancelledError", () => {
    const [error] = heard.failed[0];
    return error instanceof Twilio.TwilioError.GeneralErrors.CallCancelledError && error.code === 31_008;
  });
}

async function unreachablePreflight(setting) {
  const { heard } = await preflight(setting, "hasty", { signalingTimeoutMs: 0 });
  await works("SignalingErrors.ConnectionError", () => {
    const [error] = heard.failed[0] ?? [];
    return error instanceof Twilio.TwilioError.SignalingErrors.ConnectionError && error.code === 53_000;
  });
}
