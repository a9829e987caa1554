// Runs in the page: what sounds through the speaker of an audio context is measured too.
const connect = AudioNode.prototype.connect;
const analysers = new Map();
AudioNode.prototype.connect = function (target, ...rest) {
  if (target instanceof AudioDestinationNode) {
    const { context } = target;
    if (!analysers.has(context)) {
      // The longest window, about 0.7 s: a busy page that looks late still sees a short tone.
      analysers.set(context, new AnalyserNode(context, { fftSize: 32_768, smoothingTimeConstant: 0 }));
    }
    connect.call(this, analysers.get(context));
  }
  return connect.call(this, target, ...rest);
};

/** The frequencies that sounded loudest in the last window, in hertz: one below and one above 1,000. */
globalThis.loudestPair = () => {
  const most = { low: [0, -200], high: [0, -200] };
  for (const [context, analyser] of analysers) {
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
