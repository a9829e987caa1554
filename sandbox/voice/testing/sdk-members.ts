import { join } from "node:path";
import { createProgram, DEFAULT_CONFIG } from "ts-json-schema-generator";

const typings = join(import.meta.dirname, "../../../node_modules/@twilio/voice-sdk/es5/twilio.d.ts");
const program = createProgram({
  ...DEFAULT_CONFIG,
  path: typings,
  tsconfig: join(import.meta.dirname, "sdk-members.tsconfig.json"),
  type: ["Device"],
  skipTypeCheck: true,
});
const checker = program.getTypeChecker();
type Declared = ReturnType<typeof checker.getExportsOfModule>[number];

/** `ts.SymbolFlags.Alias`: an export that is declared in another file. */
const alias = 2_097_152;
/** The one event whose name is not the name of its declaration. */
const eventNames: Readonly<Record<string, string>> = { warningCleared: "warning-cleared" };

const tagsOf = (declared: Declared) => declared.getJsDocTags(checker).map(({ name }) => name);
const isWritten = (declared: Declared, as: RegExp) =>
  (declared.declarations ?? []).some((declaration) => as.test(declaration.getText()));
const isEvent = (declared: Declared) => tagsOf(declared).includes("event");
const isClass = (declared: Declared) => isWritten(declared, /^(export |default |declare )*class\b/);
const isPublic = (declared: Declared) =>
  !isWritten(declared, /^(private|protected)\b/) &&
  !tagsOf(declared).some((tag) => tag === "private" || tag === "internal");

interface Export {
  name: string;
  declared: Declared;
}

function exportsOf(module: Declared): Export[] {
  return checker
    .getExportsOfModule(module)
    .map((named) => ({
      name: named.name,
      declared: named.flags & alias ? checker.getAliasedSymbol(named) : named,
    }))
    .filter(({ declared }) => isPublic(declared));
}

function memberName(owner: string, member: Declared): string {
  if (member.name === "__constructor") return `new ${owner}`;
  if (!isEvent(member)) return `${owner}.${member.name}`;
  const event = member.name.replace(/Event$/, "");
  return `${owner} on ${eventNames[event] ?? event}`;
}

/** The methods, accessors, fields and events of a class; of an interface alone its methods. */
function membersOf(owner: string, exported: Declared): string[] {
  const inside = [...(exported.members?.values() ?? [])].filter(
    (member) => isClass(exported) || isWritten(member, /^\w+\(/),
  );
  const beside = [...(exported.exports?.values() ?? [])].filter(
    (member) => isEvent(member) || isWritten(member, /^static\b/),
  );
  return [...inside, ...beside].filter(isPublic).map((member) => memberName(owner, member));
}

/** The classes of the error namespaces by their names, and the fields that all errors share. */
function errorsIn(errors: Declared): string[] {
  return exportsOf(errors).flatMap(({ name, declared }) => {
    if (name === "TwilioError") return membersOf(name, declared);
    if (isClass(declared)) return [name];
    return exportsOf(declared).map((inside) => `${name}.${inside.name}`);
  });
}

/**
 * Every public member of what @twilio/voice-sdk exports, as its typings declare it: `Call.mute`, `Call on ringing`,
 * `new Device`. Node's own members of an emitter and the interfaces that hold only data have none.
 */
export function publicMembers(): string[] {
  const file = program.getSourceFile(typings);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${typings} is not a module`);
  return exportsOf(module).flatMap(({ name, declared }) => {
    if (name === "TwilioError") return errorsIn(declared);
    // A constant of another package's type, whose members are that package's.
    if (isWritten(declared, /^\w+: \w+\.\w+$/)) return [name];
    return membersOf(name, declared);
  });
}
