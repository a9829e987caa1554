// Runs in the page: what sounds through the speaker of an audio context is remembered and measured too.
const connect = AudioNode.prototype.connect;
let memories = new Map();

/** A loop of delayed sound, in which a short tone goes on sounding: a busy page may look late. */
function memoryOf(context) {
  const loop = new DelayNode(context, { delayTime: 0.5 });
  // The window, about 0.7 s, is longer than the loop.
  const analyser = new AnalyserNode(context, { fftSize: 32_768, smoothingTimeConstant: 0 });
  connect.call(loop, loop);
  connect.call(loop, analyser);
  return { loop, analyser };
}

AudioNode.prototype.connect = function (target, ...rest) {
  if (target instanceof AudioDestinationNode) {
    const { context } = target;
    if (!memories.has(context)) memories.set(context, memoryOf(context));
    connect.call(this, memories.get(context).loop);
  }
  return connect.call(this, target, ...rest);
};

/** What is connected from now on is heard alone. */
globalThis.forgetSounds = () => {
  memories = new Map();
};

/** The loudest frequencies since then, in hertz with their level in dB: one below and one above 1,050. */
globalThis.loudestPair = () => {
  const most = { low: [0, -200], high: [0, -200] };
  for (const [context, { analyser }] of memories) {
    const bins = new Float32Array(analyser.frequencyBinCount);
    analyser.getFloatFrequencyData(bins);
    for (const [index, level_db] of bins.entries()) {
      const hz = (index * context.sampleRate) / analyser.fftSize;
      const band = hz > 500 && hz < 1_050 ? "low" : hz >= 1_100 && hz < 1_700 ? "high" : null;
      if (band && level_db > most[band][1]) most[band] = [hz, level_db];
    }
  }
  return [most.low, most.high];
};
