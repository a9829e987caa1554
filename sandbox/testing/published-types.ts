import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject } from "ajv";
import type { CompletedConfig, Definition } from "ts-json-schema-generator";
import { z } from "zod";

/** Types of a vendor's npm package. A field whose type is in none of the files must not be that type. */
export interface PublishedSource {
  package: string;
  /** The declaration files to read, as a glob below the package's folder. */
  files: string;
  types: readonly string[];
  /** Aliases to take as `never`, so that a union with them keeps to its literals. */
  neverTypes?: readonly string[];
}

export type Definitions = Record<string, Definition>;

const modules = join(import.meta.dirname, "../../node_modules");
const cache = join(modules, ".cache/published-types");
const tsconfig = join(import.meta.dirname, "published-types.tsconfig.json");
const versioned = z.object({ version: z.string() });

/** Compiles a package's types to JSON schemas, or reads those kept since the same versions compiled them. */
export async function schemasOf(source: PublishedSource): Promise<Definitions> {
  const path = join(cache, `${source.package.replace("/", "-")}-${keyOf(source)}.json`);
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Definitions;
  } catch {
    const definitions = await compile(source);
    mkdirSync(cache, { recursive: true });
    // Several workers may compile at once: each writes a file of its own, and a rename is atomic.
    const own = `${path}.${randomUUID()}`;
    writeFileSync(own, JSON.stringify(definitions));
    renameSync(own, path);
    return definitions;
  }
}

/** Changes with everything that decides the schemas: the packages, the chosen types and this file. */
function keyOf(source: PublishedSource): string {
  const parts = [
    JSON.stringify(source),
    ...[source.package, "ts-json-schema-generator"].map(versionOf),
    ...[import.meta.filename, tsconfig].map((file) => readFileSync(file, "utf8")),
  ];
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
}

function versionOf(name: string): string {
  return versioned.parse(JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"))).version;
}

/** `ts.TypeFlags.Any`: the checker's answer for a name whose file was not read. */
const unresolved = 1;

async function compile(source: PublishedSource): Promise<Definitions> {
  // Loads a TypeScript compiler, which costs more than reading the kept schemas.
  const { createFormatter, createParser, createProgram, DEFAULT_CONFIG, NeverType, SchemaGenerator } =
    await import("ts-json-schema-generator");
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path: join(modules, source.package, source.files),
    tsconfig,
    type: [...source.types],
    expose: "all",
    jsDoc: "none",
    functions: "hide",
    encodeRefs: false,
    skipTypeCheck: true,
  };
  const program = createProgram(config);
  const checker = program.getTypeChecker();
  const never = new Set(source.neverTypes);
  const parser = createParser(program, config, (chain) =>
    chain.addNodeParser({
      supportsNode: (node) =>
        /^[\w.]+$/.test(node.getText()) &&
        "typeName" in node &&
        (never.has(node.getText()) || (checker.getTypeAtLocation(node).flags & unresolved) !== 0),
      createType: () => new NeverType(),
    }),
  );
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const schema = generator.createSchema([...source.types]);
  return JSON.parse(JSON.stringify(schema.definitions)) as Definitions;
}

/** Holds values against the schemas. The formats that the types name are the vendor's own, so they come with them. */
export class PublishedTypes {
  readonly #ajv: Ajv;
  readonly #definitions: Definitions;

  constructor(definitions: Definitions, formats: Record<string, (text: string) => boolean> = {}) {
    this.#ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, formats });
    this.#definitions = definitions;
    this.#ajv.addSchema({ definitions }, "published");
  }

  has(type: string): boolean {
    return type in this.#definitions;
  }

  /** Lists the differences between `value` and the type: one sentence for each, none for a true value. */
  faults(type: string, value: unknown): string[] {
    const validate =
      this.has(type) && this.#ajv.getSchema(`published#/definitions/${encodeURIComponent(type)}`);
    if (!validate) return [`${type} is not among the published types.`];
    if (validate(value)) return [];
    return [...new Set((validate.errors ?? []).map((error) => `${type}${sentence(error)}`))];
  }
}

function sentence({ instancePath, message, params }: ErrorObject): string {
  const detail = params.additionalProperty ?? params.allowedValues ?? params.allowedValue;
  return `${instancePath} ${message}${detail === undefined ? "" : ` (${JSON.stringify(detail)})`}`;
}
