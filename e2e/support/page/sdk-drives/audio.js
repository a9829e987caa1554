import { heardAtGateway, heardOf, hearsSound, refuses, until, works } from "./drive.js";

/** Passes the sound on unchanged, and counts what the SDK asks of it. */
function passThrough() {
  const context = new AudioContext();
  // Chromium decodes a remote stream only while an element plays it.
  const sink = new Audio();
  sink.muted = true;
  const counted = { created: [], destroyed: [] };
  return {
    counted,
    async createProcessedStream(stream) {
      const destination = context.createMediaStreamDestination();
      sink.srcObject = stream;
      await sink.play();
      context.createMediaStreamSource(stream).connect(destination);
      counted.created.push(destination.stream);
      return destination.stream;
    },
    async destroyProcessedStream(stream) {
      counted.destroyed.push(stream);
    },
  };
}

async function devices(audio) {
  await works("AudioHelper.isOutputSelectionSupported", () => audio.isOutputSelectionSupported === true);
  await works("AudioHelper.isVolumeSupported", () => audio.isVolumeSupported === true);
  await works("AudioHelper.availableInputDevices", () => audio.availableInputDevices.has("default"));
  await works("AudioHelper.availableOutputDevices", () => audio.availableOutputDevices.has("default"));
  for (const name of ["ringtoneDevices", "speakerDevices"]) {
    await works(`AudioHelper.${name}`, () =>
      [...audio[name].get()].some(({ deviceId }) => deviceId === "default"),
    );
  }
}

async function outputs(audio) {
  const { speakerDevices: speakers, availableOutputDevices: available } = audio;
  const other = [...available.keys()].find((id) => id !== "default");
  await speakers.set(other);
  const active = () => [...speakers.get()].map(({ deviceId }) => deviceId).join();
  await works("OutputDeviceCollection.set", () => active() === other);
  await works("OutputDeviceCollection.get", () => speakers.get().size === 1);
  await refuses("OutputDeviceCollection.set", "InvalidArgumentError", () => speakers.set("no such device"));
  const wasThere = speakers.delete(available.get(other));
  await works("OutputDeviceCollection.delete", () => wasThere && active() === "default");
  const played = await speakers.test("/silence.wav");
  await works("OutputDeviceCollection.test", () => played.length === 1);
}

async function inputs(audio) {
  const heard = heardOf(audio, ["inputVolume"]);
  await audio.setAudioConstraints({ echoCancellation: false });
  await works("AudioHelper.audioConstraints", () => audio.audioConstraints.echoCancellation === false);
  const settings = () => audio.inputStream.getAudioTracks()[0].getSettings();
  await audio.setInputDevice("default");
  await works("AudioHelper.setInputDevice", () => settings().deviceId === "default");
  await works("AudioHelper.inputDevice", () => audio.inputDevice.deviceId === "default");
  await works("AudioHelper.inputStream", () => audio.inputStream.active);
  await works("AudioHelper.setAudioConstraints", () => settings().echoCancellation === false);
  await works("AudioHelper on inputVolume", () => heard.inputVolume.some(([volume]) => volume > 0));
  await refuses("AudioHelper.setInputDevice", "InvalidArgumentError", () =>
    audio.setInputDevice("no such device"),
  );
  await audio.unsetAudioConstraints();
  await works("AudioHelper.unsetAudioConstraints", () => audio.audioConstraints === null);
  await audio.unsetInputDevice();
  await works("AudioHelper.unsetInputDevice", () => audio.inputDevice === null);
}

const unplugged = new Set();

export const sounds = {
  /** For the device's option of this name: a test cannot pull a plug. */
  async enumerateDevices() {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ deviceId }) => !unplugged.has(deviceId));
  },

  async beforeTheCall(audio) {
    await devices(audio);
    await outputs(audio);
    await inputs(audio);
    for (const sound of ["disconnect", "incoming", "outgoing"]) {
      await works(`AudioHelper.${sound}`, () => audio[sound]() === true && audio[sound](false) === false);
    }
    const remote = passThrough();
    await audio.addProcessor(remote, true);
    return remote;
  },

  async duringTheCall(audio, heard, remote) {
    await works(
      "AudioHelper.remoteProcessedStream",
      () => audio.remoteProcessedStream === remote.counted.created[0],
    );
    const local = passThrough();
    await audio.addProcessor(local);
    await works("AudioHelper.addProcessor", () => local.counted.created.length === 1);
    await works("AudioProcessor.createProcessedStream", async () => (await heardAtGateway()) > 0.005);
    for (const name of ["localProcessedStream", "processedStream"]) {
      await works(`AudioHelper.${name}`, () => audio[name] === local.counted.created.at(-1));
    }
    await refuses("AudioHelper.addProcessor", "NotSupportedError", () => audio.addProcessor(local));
    await refuses("AudioHelper.unsetInputDevice", "InvalidStateError", () => audio.unsetInputDevice());
    await refuses("AudioHelper.removeProcessor", "InvalidArgumentError", () =>
      audio.removeProcessor(passThrough()),
    );
    await audio.removeProcessor(local);
    await works("AudioHelper.removeProcessor", () => audio.localProcessedStream === null);
    await works("AudioProcessor.destroyProcessedStream", () => local.counted.destroyed.length === 1);
    await refuses("AudioHelper.addProcessor", "InvalidArgumentError", () => audio.addProcessor({}));
    await until(async () => (await heardAtGateway()) > 0.005, "the microphone is lost with its processor");
    await hearsSound(heard);
  },

  /** The list of devices shrinks, as after a headset is pulled. */
  async afterTheCall(audio) {
    const heard = heardOf(audio, ["deviceChange"]);
    const gone = [...audio.availableInputDevices.keys()].find((id) => id !== "default");
    await audio.setInputDevice(gone);
    unplugged.add(gone);
    navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
    await works("AudioHelper on deviceChange", () =>
      heard.deviceChange.some(([lost]) => lost.some(({ deviceId }) => deviceId === gone)),
    );
  },
};
