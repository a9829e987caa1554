import type { Client } from "./connection/database.ts";

/** A prepared statement for `pg`, which parses it once per connection and name. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** A part of a statement's text, made of literals in the code, never of a value. */
export class Fragment {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value that a statement names more than once; all occurrences share one parameter. */
class Parameter {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** A piece of a statement that holds values of its own. */
export class Part {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

/**
 * Writes one named statement: sql("call.find")`SELECT ... WHERE id = ${id}`. A value in `${}` becomes a parameter; only a
 * fragment becomes text. The name is the store and its method, and each name must always have the same text.
 */
export function sql(name: string): (strings: TemplateStringsArray, ...parts: unknown[]) => Statement {
  return (strings, ...parts) => {
    const values: unknown[] = [];
    const numbers = new Map<Parameter, number>();
    const write = (value: unknown): string => {
      if (value instanceof Fragment) return value.text;
      if (value instanceof Part) return join(value.strings, value.values, write);
      if (!(value instanceof Parameter)) return `$${values.push(value)}`;
      const number = numbers.get(value) ?? values.push(value.value);
      numbers.set(value, number);
      return `$${number}`;
    };
    return { name, text: join(strings, parts, write), values };
  };
}

/** Text that statements share, such as a list of columns. May hold other fragments, but no values. */
sql.fragment = (strings: TemplateStringsArray, ...parts: Fragment[]): Fragment =>
  new Fragment(join(strings, parts, (part) => part.text));

/** A piece of a statement, with values, that is used in more than one. */
sql.part = (strings: TemplateStringsArray, ...values: unknown[]): Part => new Part(strings, values);

/** Gives a value that the statement names several times one parameter. */
sql.parameter = (value: unknown): Parameter => new Parameter(value);

/**
 * Writes a statement for one key or for several, which is two statements: PostgreSQL plans a list of keys anew at each
 * execution, and one key once for all. `keys` is the condition on their column.
 */
export function forKeys(
  name: string,
  keys: readonly string[],
): { statement: ReturnType<typeof sql>; keys: Part } {
  return keys.length === 1
    ? { statement: sql(name), keys: sql.part`= ${keys[0]}` }
    : { statement: sql(`${name}OfSeveral`), keys: sql.part`= ANY (${keys})` };
}

/** The column of a field: `walletId` is `wallet_id`. */
type ColumnName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : "";

/** The fields of a value, for a union those of each member. */
type FieldOf<Value> = Value extends unknown ? keyof Value : never;

/** The columns of those fields that a list lacks. A column's name follows a blank or a dot and precedes a comma. */
type Lacking<Field, List extends string> = Field extends string
  ? ` ${List},` extends `${string}${" " | "."}${ColumnName<Field>},${string}`
    ? never
    : ColumnName<Field>
  : never;

type Whole<Value, List extends string> = [Lacking<FieldOf<Value>, List>] extends [never]
  ? string
  : `lacks ${Lacking<FieldOf<Value>, List>}`;

/** The columns that a value is stored in or read from. */
class Columns<Value extends object> extends Fragment {
  #plain: readonly string[] | undefined;

  /** The columns of a list that names no table and gives no other names: only such a list can be written. */
  get #names(): readonly string[] {
    this.#plain ??= this.text.split(",").map((column) => column.trim());
    const other = this.#plain.find((column) => !/^[a-z]\w*$/.test(column));
    if (other !== undefined) throw new Error(`${JSON.stringify(other)} is no column to write`);
    return this.#plain;
  }

  /** The value's fields by their columns. */
  row(value: Value): Record<string, unknown> {
    const fields = new Map<string, unknown>(Object.entries(value));
    return Object.fromEntries(this.#names.map((column) => [column, fields.get(fieldName(column))]));
  }

  /** Parameters in the order of the columns: INSERT INTO t (${columns}) VALUES (${columns.values(value)}). */
  values(value: Value): Part {
    const values = Object.values(this.row(value));
    return new Part(["", ...values.slice(1).map(() => ", "), ""], values);
  }

  /** One JSON object of the fields. */
  json(): Fragment {
    return new Fragment(
      `json_build_object(${this.#names.map((column) => `'${fieldName(column)}', ${column}`)})`,
    );
  }
}

/** Lists the columns of a value. A field whose column is forgotten does not compile: columnsOf<Refund>()("wallet_id, id"). */
export const columnsOf =
  <Value extends object>() =>
  <const List extends Whole<Value, List>>(list: List): Columns<Value> =>
    new Columns(list);

function join<T>(strings: readonly string[], parts: readonly T[], write: (part: T) => string): string {
  let text = strings[0] ?? "";
  for (const [index, part] of parts.entries()) text += write(part) + (strings[index + 1] ?? "");
  return text;
}

/** All fields of a row that carry money, with whether each may be null. */
export type MoneyFields<Row> = {
  readonly [Field in keyof Row as Field extends `${string}_${"mc" | "minor" | "cents"}`
    ? Field
    : never]-?: null extends Row[Field] ? "or null" : "always";
};

/** The last argument of a read, which only a row without money can leave out. */
type MoneyOf<Row> = keyof MoneyFields<Row> extends never ? [] : [MoneyFields<Row>];

/** Takes the text of a statement as `sql` does, and runs it. */
type Running<Result> = (strings: TemplateStringsArray, ...parts: unknown[]) => Promise<Result>;

function running<Result>(given: Statement | string, query: (statement: Statement) => Promise<Result>) {
  if (typeof given !== "string") return query(given);
  return (strings: TemplateStringsArray, ...parts: unknown[]) => query(sql(given)(strings, ...parts));
}

/**
 * Runs the statement that is written behind the call, many<User>(client, "user.all")`SELECT ...`, or one that was written
 * before. Returns its rows, with columns renamed to fields by `fieldName`. The type of a row is trusted but for its `money`: a
 * column that is missing would be NaN in the next sum.
 * @throws TypeError for money that is no whole number
 */
export function many<T>(client: Client, name: string, ...money: MoneyOf<T>): Running<T[]>;
export function many<T>(client: Client, statement: Statement, ...money: MoneyOf<T>): Promise<T[]>;
export function many<T>(client: Client, given: Statement | string, ...[money]: MoneyOf<T>) {
  return running(given, async (statement) => {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    const checks = Object.entries<string>(money ?? {});
    return rows.map((row) => {
      const fields = renamed(row);
      for (const [field, presence] of checks) {
        const value = fields[field];
        if (Number.isSafeInteger(value) || (presence === "or null" && value === null)) continue;
        throw new TypeError(`${statement.name} returned ${value} as ${field}, which must be a whole number`);
      }
      return fields as T;
    });
  });
}

/** As `many`, and returns the first row; undefined without one. */
export function one<T>(client: Client, name: string, ...money: MoneyOf<T>): Running<T | undefined>;
export function one<T>(client: Client, statement: Statement, ...money: MoneyOf<T>): Promise<T | undefined>;
export function one<T>(client: Client, given: Statement | string, ...money: MoneyOf<T>) {
  return running(given, async (statement) => (await many<T>(client, statement, ...money))[0]);
}

/** Runs the statement that is written behind the call; true when it returns a row. */
export function exists(client: Client, name: string): Running<boolean> {
  return async (...text) => (await one(client, sql(name)(...text))) !== undefined;
}

/** As `many`, and returns how many rows it wrote. */
export function changed(client: Client, name: string): Running<number>;
export function changed(client: Client, statement: Statement): Promise<number>;
export function changed(client: Client, given: Statement | string) {
  return running(given, async (statement) => (await client.query(statement)).rowCount ?? 0);
}

/** Runs the statement that is written behind the call; true when it wrote one row. */
export function changedOne(client: Client, name: string): Running<boolean> {
  return async (...text) => (await changed(client, sql(name)(...text))) === 1;
}

/** Runs the statement that is written behind the call, for any number of rows. */
export function run(client: Client, name: string): Running<void> {
  return async (...text) => void (await changed(client, sql(name)(...text)));
}

function renamed(row: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const column in row) result[fieldName(column)] = row[column];
  return result;
}

/** Units at the end of a name, written alike in columns and fields: `held_mc`, `answered_s`. */
const units = new Set(["mc", "minor", "cents", "ms", "s", "e6", "px"]);
const fieldNames = new Map<string, string>();

/** The field of a column: `wallet_id` is `walletId`; the unit keeps its underscore, so `per_minute_mc` is `perMinute_mc`. */
export function fieldName(column: string): string {
  const cached = fieldNames.get(column);
  if (cached !== undefined) return cached;
  const words = column.split("_");
  const unit = words.length > 1 && units.has(words.at(-1) ?? "") ? `_${words.pop()}` : "";
  const name = words.map((word, index) => (index === 0 ? word : capitalised(word))).join("") + unit;
  fieldNames.set(column, name);
  return name;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
