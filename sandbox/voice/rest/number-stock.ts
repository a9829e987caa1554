/** Numbers that the carrier's twin has to give: ranges that regulators keep for examples, so that none is a person's. */
interface Range {
  country: string;
  type: "local" | "mobile" | "toll-free";
  /** The number without its last digits, which count from `from`. */
  prefix: string;
  from: number;
  digits: number;
  locality?: string;
  region?: string;
  addressRequirements?: "none" | "any" | "local" | "foreign";
}

const area = (code: string, locality: string, region: string, country = "US"): Range => ({
  country,
  type: "local",
  prefix: `+1${code}55501`,
  from: 10,
  digits: 2,
  locality,
  region,
});

const ranges: readonly Range[] = [
  area("415", "San Francisco", "CA"),
  area("212", "New York", "NY"),
  area("312", "Chicago", "IL"),
  area("613", "Ottawa", "ON", "CA"),
  { country: "US", type: "toll-free", prefix: "+180055501", from: 10, digits: 2 },
  { country: "GB", type: "local", prefix: "+44207946", from: 300, digits: 4, locality: "London" },
  { country: "GB", type: "local", prefix: "+44161496", from: 300, digits: 4, locality: "Manchester" },
  { country: "GB", type: "mobile", prefix: "+447700900", from: 300, digits: 3 },
  { country: "GB", type: "toll-free", prefix: "+44808157", from: 300, digits: 4 },
  {
    country: "DE",
    type: "local",
    prefix: "+493023125",
    from: 300,
    digits: 3,
    locality: "Berlin",
    addressRequirements: "local",
  },
];
const numbersOfRange = 30;

export interface StockNumber {
  number: string;
  country: string;
  type: Range["type"];
  locality: string | null;
  region: string | null;
  addressRequirements: NonNullable<Range["addressRequirements"]>;
}

export const stock: readonly StockNumber[] = ranges.flatMap((range) =>
  Array.from({ length: numbersOfRange }, (_, index) => ({
    number: range.prefix + String(range.from + index).padStart(range.digits, "0"),
    country: range.country,
    type: range.type,
    locality: range.locality ?? null,
    region: range.region ?? null,
    addressRequirements: range.addressRequirements ?? "none",
  })),
);
