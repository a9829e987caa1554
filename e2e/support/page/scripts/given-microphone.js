// A browser that lists no default device, as Firefox and Safari, and gives microphones as the test says.
globalThis.given = (() => {
  const media = navigator.mediaDevices;
  const open = media.getUserMedia.bind(media);
  const list = media.enumerateDevices.bind(media);
  const tracks = [];
  let question = Promise.resolve();
  let refusal;
  let permission = "granted";
  media.enumerateDevices = async () => (await list()).filter(({ deviceId }) => deviceId !== "default");
  navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: permission });
  media.getUserMedia = async (constraints) => {
    await question;
    if (refusal) throw new DOMException("withheld", refusal);
    const stream = await open(constraints);
    tracks.push(...stream.getAudioTracks());
    return stream;
  };
  return {
    /** Asks the user before the next microphone; the returned function is the user's answer. */
    ask() {
      permission = "prompt";
      const { promise, resolve } = Promise.withResolvers();
      question = promise;
      this.answer = () => {
        permission = "granted";
        resolve();
      };
    },
    refuse(name) {
      refusal = name;
    },
    /** Unplugs every microphone that is open, or takes its permission away. */
    lose() {
      for (const track of tracks.splice(0)) {
        track.stop();
        track.dispatchEvent(new Event("ended"));
      }
    },
  };
})();
