interface LevelMeterProps {
  label: string;
  /** 0 to 1. */
  level: number;
}

/** Loudness drawn as a bar. */
export function LevelMeter({ label, level }: LevelMeterProps) {
  return (
    <meter
      aria-label={label}
      min={0}
      max={1}
      value={level}
      className="level-bar"
      style={{ backgroundSize: `${level * 100}% 100%` }}
    />
  );
}
