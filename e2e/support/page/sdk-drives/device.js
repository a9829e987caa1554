import { driven, heardOf, newDevice, refuses, works } from "./drive.js";

const events = ["registering", "registered", "unregistered", "destroyed", "error", "tokenWillExpire"];

/** The life of a device without a call. */
export async function device(setting) {
  const { Device, Logger } = Twilio;
  await works("Device.isSupported", () => Device.isSupported === true);
  await works("Device.packageName", () => Device.packageName === "@twilio/voice-sdk");
  await works("Device.version", () => Device.version === setting.version);
  await works("Call.toString", () => Twilio.Call.toString() === "[Twilio.Call class]");
  await works("Logger", () => {
    Logger.setLevel("silent", false);
    return Logger.getLevel() === Logger.levels.SILENT;
  });

  const one = await newDevice(setting, { incoming: true });
  const heard = heardOf(one, events);
  await works("new Device", () => one.state === "unregistered" && one.edge === null);
  await refuses("new Device", "InvalidArgumentError", () => new Device());
  await refuses("Device.updateToken", "InvalidArgumentError", () => one.updateToken());
  await works("Device.token", async () => one.token.split(".").length === 3);
  const registering = one.register();
  await works("Device on registering", () => heard.registering.length === 1);
  await registering;
  await works("Device on registered", () => heard.registered.length === 1);
  await works("Device.state", () => one.state === Device.State.Registered);
  await works("Device.edge", () => one.edge === "sandbox");
  await works("Device.identity", () => one.identity === "alice");
  await refuses("Device.register", "InvalidStateError", () => one.register());

  // A token that ends within the time of the warning.
  await control("tokens", { longest_s: 11 });
  const token = await accessToken({ incoming: true });
  one.updateToken(token);
  await works("Device.updateToken", () => one.token === token && one.state === "registered");
  await works("Device on tokenWillExpire", () => heard.tokenWillExpire[0]?.[0] === one);
  await control("tokens", { longest_s: null });

  await one.unregister();
  await works("Device on unregistered", () => heard.unregistered.length === 1);
  await refuses("Device.unregister", "InvalidStateError", () => one.unregister());

  await control("faults", { on: "register", code: 31_201 });
  const refused = one.register();
  await works("Device on error", () => heard.error.some(([error]) => error.code === 20_151));
  one.destroy();
  await refused.catch(() => undefined);
  await works("Device.destroy", async () => (await connections()) === 0);
  await works("Device on destroyed", () => heard.destroyed.length === 1 && one.state === "destroyed");
  await refuses("Device.updateToken", "InvalidStateError", () => one.updateToken(token));
  await refuses("Device.updateOptions", "InvalidStateError", () => one.updateOptions({}));
  await refuses("Device.connect", "InvalidStateError", () => one.connect());
  return driven;
}
