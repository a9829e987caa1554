// Runs in the page: what sounds through the speaker of an audio context is measured too.
const connect = AudioNode.prototype.connect;
const analysers = new Map();
AudioNode.prototype.connect = function (target, ...rest) {
  if (target instanceof AudioDestinationNode) {
    const { context } = target;
    if (!analysers.has(context)) {
      analysers.set(context, new AnalyserNode(context, { fftSize: 2_048, smoothingTimeConstant: 0 }));
    }
    connect.call(this, analysers.get(context));
  }
  return connect.call(this, target, ...rest);
};

/** The frequencies that sounded loudest within this time, in hertz: one below and one above 1,000. */
globalThis.loudestPair = async (during_ms) => {
  const most = { low: [0, -200], high: [0, -200] };
  for (const until_ms = Date.now() + during_ms; Date.now() < until_ms; ) {
    for (const [context, analyser] of analysers) {
      const bins = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(bins);
      for (const [index, level_db] of bins.entries()) {
        const hz = (index * context.sampleRate) / analyser.fftSize;
        const band = hz > 500 && hz < 1_050 ? "low" : hz >= 1_100 && hz < 1_700 ? "high" : null;
        if (band && level_db > most[band][1]) most[band] = [hz, level_db];
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return [most.low, most.high];
};
