// Drives of the voice SDK against the sandbox's gateway. They run in the page, beside the SDK; e2e/twins/voice-sdk.spec.ts calls
// them, and `driven` has the rows of docs/voice-sdk.md that were seen to work.

const driven = [];
const timeout_ms = 45_000;
/** The codes that the device raises as the gateway sends them. */
const plainCodes = [31_000, 31_001, 31_002, 31_003, 31_005, 31_202, 31_207, 31_404, 31_480, 31_486, 31_603];
/** The codes that the device raises under codes of its own, and a call under the gateway's. */
const tokenCodes = [
  [31_201, 20_151],
  [31_204, 20_101],
  [31_205, 20_104],
];

async function until(isSo, failure) {
  const deadline_ms = performance.now() + timeout_ms;
  while (!(await isSo())) {
    if (performance.now() > deadline_ms) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function works(row, isSo) {
  await until(isSo, `${row} does not do what it should`);
  driven.push(row);
}

/** Collects the events of an emitter by their names, each with its arguments. */
function heardOf(emitter, names) {
  const heard = {};
  for (const name of names) {
    heard[name] = [];
    emitter.on(name, (...given) => heard[name].push(given));
  }
  return heard;
}

async function newDevice({ host }, given = {}, options = {}) {
  const device = new Twilio.Device(await accessToken(given), { ...phone.options(host), ...options });
  device.on("error", () => {});
  return device;
}

/** Places a call, and waits for its answer. */
async function answered(device, number) {
  const call = await device.connect({ params: { To: number } });
  const heard = heardOf(call, [
    ...["ringing", "accept", "disconnect", "error", "mute", "sample", "volume", "warning", "warning-cleared"],
    ...["reconnecting", "reconnected", "transportClose"],
  ]);
  await until(() => heard.accept.length === 1, "the call is not answered");
  return { call, heard };
}

async function hearsSound(heard) {
  heard.volume.length = 0;
  await until(() => heard.volume.some(([, output]) => output > 0.02), "the call is silent");
}

/** The gateway hears the page's microphone, or silence. */
const heardAtGateway = async () => (await liveCalls())[0]?.heard.level ?? 0;
const microphoneIsHeard = async () => (await heardAtGateway()) > 0.005;

/** The life of a device without a call. */
export async function device(setting) {
  const device = await newDevice(setting);
  const heard = heardOf(device, ["destroyed", "error", "tokenWillExpire"]);
  await works("new Device", () => device.state === "unregistered" && device.edge === null);
  await device.register();
  await works("Device.edge", () => device.edge === "sandbox");

  // A token that ends within the time of the warning.
  await control("tokens", { longest_s: 11 });
  const token = await accessToken();
  device.updateToken(token);
  await works("Device.updateToken", () => device.token === token && device.state === "registered");
  await works("Device on tokenWillExpire", () => heard.tokenWillExpire[0]?.[0] === device);

  device.destroy();
  await works("Device.destroy", async () => (await connections()) === 0);
  await works("Device on destroyed", () => heard.destroyed.length === 1 && device.state === "destroyed");
  return driven;
}

/** One call to a number, to its end, with the devices that the page chooses. */
export async function call(setting) {
  const device = await newDevice(setting);
  await devices(device.audio);
  const { call, heard } = await answered(device, setting.talkative);
  await works("Call on ringing", () => heard.ringing[0]?.[0] === true);
  await works("Call on accept", () => heard.accept[0]?.[0] === call);
  await works("Call.status", () => call.status() === "open");
  await works("Device.connect", async () => (await liveCalls())[0]?.to === setting.talkative);
  await works("Call.parameters", async () => call.parameters.CallSid === (await liveCalls())[0]?.sid);
  await hearsSound(heard);
  await works("Call on sample", () =>
    heard.sample.some(([{ mos, packetsReceived }]) => mos > 3 && packetsReceived > 0),
  );

  call.sendDigits("1w5#");
  await works("Call.sendDigits", async () => (await liveCalls())[0]?.keys.replace("w", "") === "15#");

  call.mute(true);
  await works("Call on mute", () => heard.mute.some(([isMuted]) => isMuted));
  await until(async () => (await heardAtGateway()) === 0, "a muted caller is heard");
  call.mute(false);
  await works("Call.mute", microphoneIsHeard);

  const [sound] = call.getRemoteStream().getAudioTracks();
  sound.enabled = false;
  const isSilent = () =>
    heard.volume.length > 9 && heard.volume.slice(-9).every(([, output]) => output < 0.001);
  heard.volume.length = 0;
  await works("Call.getRemoteStream", isSilent);
  sound.enabled = true;
  await hearsSound(heard);

  await reconnected(device, call, heard);
  call.disconnect();
  await works("Call.disconnect", async () => (await liveCalls()).length === 0);
  await works("Call on disconnect", () => heard.disconnect[0]?.[0] === call && call.status() === "closed");
  device.destroy();
  return driven;
}

async function devices(audio) {
  await works("Device.audio", () => audio.availableInputDevices.has("default"));
  const { speakerDevices, availableOutputDevices } = audio;
  const speaker = [...availableOutputDevices.keys()].find((id) => id !== "default");
  await speakerDevices.set(speaker);
  await works("OutputDeviceCollection.set", () => [...speakerDevices.get()][0].deviceId === speaker);

  await audio.setInputDevice("default");
  const opened = audio.inputStream;
  await works(
    "AudioHelper.setInputDevice",
    () => opened.getAudioTracks()[0].getSettings().deviceId === "default",
  );
  await audio.unsetAudioConstraints();
  await works(
    "AudioHelper.unsetAudioConstraints",
    () => audio.inputStream.active && audio.inputStream !== opened,
  );
  await audio.unsetInputDevice();
  await works("AudioHelper.unsetInputDevice", () => audio.inputDevice === null);
}

async function reconnected(device, call, heard) {
  const lost = heardOf(device, ["error"]);
  // At once, because the connection is back after a moment.
  call.once("reconnecting", () => call.sendMessage({ content: {}, messageType: "user-defined-message" }));
  await control("drop", { refuse_ms: 300 });
  await works("Call on reconnecting", () => heard.reconnecting.length === 1);
  await works("53001", () => heard.reconnecting[0][0].code === 53_001);
  await works("31009", () => lost.error.some(([{ code }]) => code === 31_009));
  await works("Call on transportClose", () => heard.transportClose.length === 1);
  await works("Call on reconnected", () => heard.reconnected.length === 1);
  await hearsSound(heard);
}

/** The errors that the gateway sends, during a call and before one, and those of the microphone. */
export async function errors(setting) {
  const device = await newDevice(setting);
  const raised = heardOf(device, ["error"]).error;
  const sent = (code) => control("errors", { code, message: "On request" });
  const { call, heard } = await answered(device, setting.talkative);
  for (const code of plainCodes) {
    await sent(code);
    await works(String(code), () => raised.at(-1)?.[0].code === code);
  }
  for (const [code, deviceCode] of tokenCodes) {
    await sent(code);
    await works(String(deviceCode), () => {
      const error = raised.at(-1)?.[0];
      return error.code === deviceCode && error.originalError.code === code;
    });
  }
  await works("Device on error", () => raised.every(([error]) => error instanceof Error));
  // The errors are the device's; the call goes on.
  await hearsSound(heard);
  call.disconnect();
  await until(() => !device.isBusy, "the call goes on");
  for (const [code] of tokenCodes) {
    await control("faults", { on: "invite", code });
    await refusedCall(device, setting, code);
  }
  await works("Call on error", () => driven.includes("31201"));
  device.destroy();
  await withoutMicrophone(setting, "NotAllowedError", 31_401);
  await withoutMicrophone(setting, "NotFoundError", 31_402);
  return driven;
}

async function refusedCall(device, setting, expected) {
  const call = await device.connect({ params: { To: setting.talkative } });
  const { error } = heardOf(call, ["error"]);
  await works(String(expected), () => error[0]?.[0].code === expected);
  await until(() => !device.isBusy, "a refused call goes on");
}

async function withoutMicrophone(setting, failure, code) {
  const getUserMedia = async () => Promise.reject(new DOMException("On request", failure));
  const device = await newDevice(setting, {}, { getUserMedia });
  await refusedCall(device, setting, code);
  device.destroy();
}

/** The slow ones at once: warnings come only some seconds into a call. */
export async function quality(setting) {
  await Promise.all([
    lostMedia(setting),
    lostMicrophone(setting),
    completedTrial(setting),
    stoppedTrial(setting),
    unreachableTrial(setting),
  ]);
  return driven;
}

/** The gateway drops the media, and the SDK tries to restore them. */
async function lostMedia(setting) {
  const device = await newDevice(setting, { identity: "carol" });
  const { heard } = await answered(device, setting.droppedMedia);
  await works("Call on warning", () => heard.warning.some(([name]) => name === "ice-connectivity-lost"));
  await works("53405", () => heard.reconnecting[0]?.[0].code === 53_405);
  device.destroy();
}

/** The page sends nothing for a while. */
async function lostMicrophone(setting) {
  const device = await newDevice(setting, { identity: "dave" });
  const { call, heard } = await answered(device, setting.talkative);
  const [sender] = call._mediaHandler.version.pc.getSenders();
  const { track } = sender;
  const isLowBytes = ([name]) => name === "low-bytes-sent";
  await sender.replaceTrack(null);
  await until(() => heard.warning.some(isLowBytes), "silence is no warning");
  await sender.replaceTrack(track);
  await works("Call on warning-cleared", () => heard["warning-cleared"].some(isLowBytes));
  device.destroy();
}

async function trial(setting, identity, options = {}) {
  const test = Twilio.Device.runPreflight(await accessToken({ identity }), {
    ...phone.options(setting.host),
    ...options,
  });
  return { test, heard: heardOf(test, ["completed", "failed", "sample"]) };
}

async function completedTrial(setting) {
  const { test, heard } = await trial(setting, "probe");
  await works("Device.runPreflight", () => test instanceof Twilio.PreflightTest);
  await works("PreflightTest on sample", () => heard.sample.some(([{ mos }]) => mos > 3));
  await works("PreflightTest on completed", () => heard.completed[0]?.[0].stats.mos.average > 3);
}

async function stoppedTrial(setting) {
  const { test, heard } = await trial(setting, "stopped");
  test.stop();
  await works("PreflightTest.stop", () => test.status === "failed");
  await works("PreflightTest on failed", () => heard.failed[0]?.[0].code === 31_008);
}

async function unreachableTrial(setting) {
  const { heard } = await trial(setting, "hasty", { signalingTimeoutMs: 0 });
  await works("53000", () => heard.failed[0]?.[0].code === 53_000);
}
