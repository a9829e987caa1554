import { sounds } from "./audio.js";
import {
  callEvents,
  driven,
  errorAfter,
  heardAtGateway,
  heardOf,
  hearsSound,
  newDevice,
  refuses,
  until,
  works,
} from "./drive.js";

/** One call to a number, to its end, and a second one in the other codec. */
export async function outgoing(setting) {
  const device = await newDevice(setting, {}, { enumerateDevices: sounds.enumerateDevices });
  await works("Device.audio", () => device.audio !== null);
  const processor = await sounds.beforeTheCall(device.audio);
  const call = await device.connect({ params: { To: setting.talkative, order: "7" } });
  const heard = heardOf(call, callEvents);
  await refuses("Call.sendMessage", "InvalidStateError", () => call.sendMessage(message("early")));
  await works("Call on ringing", () => heard.ringing[0]?.[0] === true);
  await works("Call on audio", () => heard.audio[0]?.[0] instanceof HTMLAudioElement);
  await works("Call on accept", () => heard.accept[0]?.[0] === call);
  await works("Device.connect", async () => (await liveCalls())[0]?.to === setting.talkative);
  await works("Device.isBusy", () => device.isBusy === true);
  await refuses("Device.connect", "InvalidStateError", () => device.connect());
  await described(call);
  await heardBothWays(call, heard);
  await sounds.duringTheCall(device.audio, heard, processor);
  await messages(call, heard);
  await keys(call);
  await muted(call, heard);
  await reconnected(device, call, heard);

  await refuses("Call.postFeedback", "InvalidArgumentError", () => call.postFeedback(6));
  call.disconnect();
  await works("Call.disconnect", async () => (await liveCalls()).length === 0);
  await works("Call on disconnect", () => heard.disconnect[0]?.[0] === call && call.status() === "closed");

  device.updateOptions({ codecPreferences: ["pcmu", "opus"] });
  const second = await device.connect({ params: { To: setting.talkative } });
  await works("Device.updateOptions", async () => (await liveCalls())[0]?.codec === "pcmu");
  await until(() => second.status() === "open", "the second call is not answered");
  device.disconnectAll();
  await works("Device.disconnectAll", async () => (await liveCalls()).length === 0);
  await sounds.afterTheCall(device.audio);
  device.destroy();
  return driven;
}

async function described(call) {
  await works("Call.status", () => call.status() === "open");
  await works("Call.direction", () => call.direction === "OUTGOING");
  await works("Call.customParameters", () => call.customParameters.get("order") === "7");
  await works("Call.outboundConnectionId", () => /^TJ/.test(call.outboundConnectionId));
  await works("Call.parameters", async () => call.parameters.CallSid === (await liveCalls())[0]?.sid);
  await works("Call.getLocalStream", () => call.getLocalStream().getAudioTracks().length === 1);
  await works("Call.getRemoteStream", () => call.getRemoteStream().getAudioTracks().length === 1);
}

async function heardBothWays(call, heard) {
  await hearsSound(heard);
  await works("Call on volume", () => heard.volume.some(([input, output]) => input > 0 && output > 0));
  await works("Call on sample", () =>
    heard.sample.some(([sample]) => sample.mos > 3 && sample.bytesReceived > 0),
  );
  await works("Call.codec", () => call.codec === "opus");
}

const message = (text, messageType = "user-defined-message") => ({ content: { text }, messageType });

async function messages(call, heard) {
  const sid = call.sendMessage(message("hello"));
  await works("Call on messageSent", () => heard.messageSent[0]?.[0].voiceEventSid === sid);
  await works("Call.sendMessage", () => heard.messageSent[0][0].content.text === "hello");
  await refuses("Call.sendMessage", "InvalidArgumentError", () => call.sendMessage({ messageType: "any" }));
  await refuses("Call.sendMessage", "31210", () =>
    errorAfter(call, () => call.sendMessage(message("hello", "another"))),
  );
  await refuses("Call.sendMessage", "31212", () =>
    errorAfter(call, () => call.sendMessage(message("x".repeat(11_000)))),
  );
  await works("Call on error", () => heard.error.length === 2);
  const sent = await sendToCall(call.parameters.CallSid, { text: "good day" });
  await works("Call on messageReceived", () => {
    const { content, contentType, messageType, voiceEventSid } = heard.messageReceived[0]?.[0] ?? {};
    const isOurs = content?.text === "good day" && voiceEventSid === sent;
    return isOurs && contentType === "application/json" && messageType === "user-defined-message";
  });
}

async function keys(call) {
  await refuses("Call.sendDigits", "InvalidArgumentError", () => call.sendDigits("a"));
  call.sendDigits("1w5#");
  await works("Call.sendDigits", async () => (await liveCalls())[0]?.keys.replace("w", "") === "15#");
}

async function muted(call, heard) {
  call.mute(true);
  await works("Call.isMuted", () => call.isMuted() === true);
  await works("Call on mute", () => heard.mute.some(([isMuted, of]) => isMuted && of === call));
  await until(async () => (await heardAtGateway()) === 0, "a muted caller is heard");
  call.mute(false);
  await works("Call.mute", async () => (await heardAtGateway()) > 0.005);
}

async function reconnected(device, call, heard) {
  await works("Call.connectToken", () => typeof call.connectToken === "string");
  const lost = heardOf(device, ["error"]);
  // At once, because the connection is back after a moment.
  call.once("reconnecting", () => call.sendMessage(message("into the void")));
  await control("drop", { refuse_ms: 300 });
  await works("Call on reconnecting", () => heard.reconnecting.length === 1);
  await works("SignalingErrors.ConnectionDisconnected", () => {
    const [error] = heard.reconnecting[0];
    return (
      error instanceof Twilio.TwilioError.SignalingErrors.ConnectionDisconnected && error.code === 53_001
    );
  });
  await works("GeneralErrors.TransportError", () =>
    lost.error.some(
      ([error]) => error instanceof Twilio.TwilioError.GeneralErrors.TransportError && error.code === 31_009,
    ),
  );
  await until(() => heard.transportClose.length === 1, "no transportClose");
  await works("Call on reconnected", () => heard.reconnected.length === 1);
  await hearsSound(heard);
}
