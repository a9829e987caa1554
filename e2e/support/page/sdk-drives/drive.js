// What the drives of the SDK share. They run in the page, beside the SDK.

/** What was seen so far, one line for each: `Call.mute works`, `Call.sendDigits refuses with InvalidArgumentError`. */
export const driven = [];

const timeout_ms = 45_000;

export async function until(isSo, failure) {
  const deadline_ms = performance.now() + timeout_ms;
  while (!(await isSo())) {
    if (performance.now() > deadline_ms) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function works(member, isSo) {
  await until(isSo, `${member} does not do what it should`);
  driven.push(`${member} works`);
}

/** The code of an error that has one, otherwise its name. */
const nameOf = (error) => String(error.causes ? error.code : error.name);

/** The act must throw, reject or resolve with this error. */
export async function refuses(member, expected, act) {
  const error = await Promise.resolve()
    .then(act)
    .catch((thrown) => thrown);
  const seen = error instanceof Error ? nameOf(error) : "nothing";
  if (seen !== expected) throw new Error(`${member} refused with ${seen}, not with ${expected}: ${error}`);
  driven.push(`${member} refuses with ${expected}`);
}

/** Collects the events of an emitter by their names, each with its arguments. */
export function heardOf(emitter, names) {
  const heard = {};
  for (const name of names) {
    heard[name] = [];
    emitter.on(name, (...given) => heard[name].push(given));
  }
  return heard;
}

/** The next error event of an emitter after the act. */
export async function errorAfter(emitter, act) {
  const error = new Promise((resolve) => emitter.once("error", resolve));
  await act();
  return error;
}

export async function newDevice({ host }, given = {}, options = {}) {
  const device = new Twilio.Device(await accessToken(given), { ...phone.options(host), ...options });
  device.on("error", () => {});
  return device;
}

export const callEvents = [
  ...["accept", "audio", "cancel", "disconnect", "error", "messageReceived", "messageSent", "mute"],
  ...["reconnected", "reconnecting", "reject", "ringing", "sample", "volume", "warning", "warning-cleared"],
  // Emitted, but not in the typings.
  "transportClose",
];

/** The loudest sound among the volume events from now on. */
export async function hearsSound(heard) {
  heard.volume.length = 0;
  return until(() => heard.volume.some(([, output]) => output > 0.02), "the call is silent");
}

/** The gateway hears the page's microphone, or silence. */
export const heardAtGateway = async () => (await liveCalls())[0]?.heard.level ?? 0;
