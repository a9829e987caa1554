interface LevelMeterProps {
  label: string;
  /** 0 to 1. */
  level: number;
}

/** How loud something is, drawn as a bar. */
export function LevelMeter({ label, level }: LevelMeterProps) {
  return (
    <meter
      aria-label={label}
      min={0}
      max={1}
      value={level}
      className="h-2 w-full overflow-hidden rounded-full bg-sunken [&::-moz-meter-bar]:bg-accent [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-sunken [&::-webkit-meter-optimum-value]:rounded-full [&::-webkit-meter-optimum-value]:bg-accent [&::-webkit-meter-optimum-value]:transition-[width]"
    />
  );
}
