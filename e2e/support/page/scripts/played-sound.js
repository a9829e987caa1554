// Runs in the page: notes every element that plays, and measures their sound when the test asks.
const elements = new Set();
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () {
  elements.add(this);
  return play.call(this);
};
const playing = () => [...elements].filter((element) => !element.paused && element.srcObject);

/** The loudest of each frequency in decibels, one for every `resolution_hz`, and the speakers that sounded. */
globalThis.playedSound = async (during_ms, resolution_hz) => {
  const context = new AudioContext({ sampleRate: 8_000 });
  const analyser = new AnalyserNode(context, { fftSize: 2_048, smoothingTimeConstant: 0 });
  const bins = new Float32Array(analyser.frequencyBinCount);
  const levels_db = Array(80).fill(-1_000);
  const speakers = new Set();
  const sources = new Map();
  for (const until_ms = Date.now() + during_ms; Date.now() < until_ms; ) {
    const streams = new Set();
    for (const element of playing()) {
      speakers.add(element.sinkId);
      streams.add(element.srcObject);
    }
    for (const stream of streams) {
      if (!sources.has(stream)) sources.set(stream, context.createMediaStreamSource(stream));
      sources.get(stream).connect(analyser);
    }
    for (const [stream, source] of sources) {
      if (!streams.has(stream)) source.disconnect();
    }
    analyser.getFloatFrequencyData(bins);
    for (const [index, level_db] of bins.entries()) {
      const slot = Math.round((index * context.sampleRate) / analyser.fftSize / resolution_hz);
      if (slot in levels_db) levels_db[slot] = Math.max(levels_db[slot], level_db);
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  await context.close();
  return { levels_db, speakers: [...speakers] };
};
