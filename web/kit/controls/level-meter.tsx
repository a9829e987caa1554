/** `level` is 0 to 1. */
export function LevelMeter({ label, level }: { label: string; level: number }) {
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
