import { callEvents, driven, heardOf, hearsSound, newDevice, refuses, until, works } from "./drive.js";

/** Two devices in one page that call each other; every call ends in another way. */
export async function incoming(setting) {
  const alice = await newDevice(setting, { identity: "alice" });
  const bob = await newDevice(setting, { identity: "bob", incoming: true });
  const tablet = await newDevice(setting, { identity: "bob", incoming: true });
  const rung = heardOf(bob, ["incoming"]).incoming;
  await bob.register();

  async function called() {
    rung.length = 0;
    const caller = await alice.connect({ params: { To: "bob" } });
    const ended = heardOf(caller, ["disconnect"]).disconnect;
    const callerHeard = heardOf(caller, ["volume"]);
    await until(() => rung.length === 1, "the called browser does not ring");
    const [call] = rung[0];
    const over = () => until(() => ended.length === 1, "the caller's call goes on");
    return { call, heard: heardOf(call, callEvents), caller, callerHeard, over };
  }

  const answered = await called();
  await works("Device.register", () => rung.length === 1);
  await works("Device on incoming", () => answered.call.parameters.From === "client:alice");
  await works("Device.calls", () => bob.calls.length === 1 && bob.calls[0] === answered.call);
  await works(
    "Call.callerInfo",
    () => answered.call.callerInfo === null && answered.call.direction === "INCOMING",
  );
  answered.call.accept();
  await works("Call.accept", () => answered.heard.accept.length === 1);
  await hearsSound(answered.heard);
  await hearsSound(answered.callerHeard);
  answered.call.disconnect();
  await answered.over();

  const rejected = await called();
  rejected.call.reject();
  await works("Call on reject", () => rejected.heard.reject.length === 1);
  await rejected.over();
  await works("Call.reject", () => rejected.call.status() === "closed");

  const given = await called();
  given.caller.disconnect();
  await works("Call on cancel", () => given.heard.cancel.length === 1);
  await given.over();

  const moved = await called();
  await refuses("Device.connect", "InvalidArgumentError", () => tablet.connect({ connectToken: "none" }));
  const taken = heardOf(await tablet.connect({ connectToken: moved.call.connectToken }), callEvents);
  await until(() => taken.accept.length === 1, "the tablet does not get the call");
  await until(() => moved.heard.cancel.length === 1, "the first device rings on");
  await hearsSound(taken);
  moved.caller.disconnect();
  await moved.over();

  const ignored = await called();
  ignored.call.ignore();
  await works("Call.ignore", () => ignored.call.status() === "closed" && ignored.heard.reject.length === 0);
  ignored.caller.disconnect();
  await ignored.over();

  await bob.unregister();
  rung.length = 0;
  const unheard = heardOf(await alice.connect({ params: { To: "bob" } }), ["disconnect"]).disconnect;
  await works("Device.unregister", () => unheard.length === 1 && rung.length === 0);
  for (const device of [alice, bob, tablet]) device.destroy();
  return driven;
}
