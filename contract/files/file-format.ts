import { textOf } from "./unicode-text.ts";

/** A format of files that are neither CSV nor vCard. */
export interface FileFormat {
  /** A name that is the same in each language, such as "Excel XLSX"; empty where the format is unknown. */
  name: string;
  kind: "spreadsheet" | "packed" | "other";
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a text file in Unicode, or names the format of another file by its contents. */
export function readTextFile(bytes: Bytes): { text: string } | { format: FileFormat } {
  const binary = binaryFormatOf(bytes);
  if (binary) return { format: binary };
  const text = textOf(bytes);
  const format = textFormatOf(text);
  return format ? { format } : { text };
}

/** A fault of a table in another format, in English and without the name of its file. */
export function notCsv({ name, kind }: FileFormat): string {
  if (kind === "spreadsheet") return `this is a spreadsheet (${name}): save it as CSV, and take that file`;
  if (kind === "packed") return `this is a packed file (${name}): unpack it, and take the CSV file in it`;
  return name === "" ? "this is not a text file: save it as CSV" : `this is ${name}: save it as CSV`;
}

const other = (name: string): FileFormat => ({ name, kind: "other" });
const spreadsheet = (name: string): FileFormat => ({ name, kind: "spreadsheet" });
const packed = (name: string): FileFormat => ({ name, kind: "packed" });

/** A packed file names the first part at its beginning and all at its end. */
const sample_bytes = 100_000;
const zip = "PK\x03\x04";
const compound = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

/** The format of a file that is no text; undefined for one that may be. */
export function binaryFormatOf(bytes: Bytes): FileFormat | undefined {
  const beginning = byteText(bytes.subarray(0, 16));
  if (beginning.startsWith(zip)) {
    return zipFormat(byteText(bytes.subarray(0, sample_bytes)) + byteText(bytes.subarray(-sample_bytes)));
  }
  if (beginning.startsWith(compound)) return compoundFormat(byteText(bytes).replaceAll("\0", ""));
  // A tar begins with the name of the first file in it.
  if (byteText(bytes.subarray(257, 262)) === "ustar") return packed("tar");
  return signatures.find(([signature]) => beginning.startsWith(signature))?.[1];
}

/** Bytes as letters of one byte each. */
export function byteText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  }
  return pieces.join("");
}

const signatures: readonly [beginning: string, format: FileFormat][] = [
  ["\x09\x00\x04\x00", spreadsheet("Excel XLS")],
  ["\x09\x02\x06\x00", spreadsheet("Excel XLS")],
  ["\x09\x04\x06\x00", spreadsheet("Excel XLS")],
  ["\x09\x08\x08\x00", spreadsheet("Excel XLS")],
  ["\x09\x08\x10\x00", spreadsheet("Excel XLS")],
  ["PK\x05\x06", packed("ZIP")],
  ["\x1F\x8B", packed("gzip")],
  ["BZh91AY&SY", packed("bzip2")],
  ["7z\xBC\xAF\x27\x1C", packed("7z")],
  ["\xFD7zXZ\0", packed("xz")],
  ["Rar!\x1A\x07", packed("RAR")],
  ["\x28\xB5\x2F\xFD", packed("Zstandard")],
  ["\xFF\xFE\0\0", other("UTF-32")],
  ["\0\0\xFE\xFF", other("UTF-32")],
  ["%PDF-", other("PDF")],
  ["\x89PNG", other("PNG")],
  ["\xFF\xD8\xFF", other("JPEG")],
  ["GIF87a", other("GIF")],
  ["GIF89a", other("GIF")],
  ["{\\rtf", other("RTF")],
  ["!BDN", other("Outlook PST")],
  ["SQLite format 3\0", other("SQLite")],
  ["bplist00", other("Apple plist")],
];

/** The format of a ZIP by the names of the files in it. */
function zipFormat(text: string): FileFormat {
  return zipParts.find(([part]) => text.includes(part))?.[1] ?? packed("ZIP");
}

const zipParts: readonly [part: string, format: FileFormat][] = [
  ["xl/workbook.bin", spreadsheet("Excel XLSB")],
  ["xl/vbaProject.bin", spreadsheet("Excel XLSM")],
  ["xl/workbook.xml", spreadsheet("Excel XLSX")],
  ["xl/worksheets/", spreadsheet("Excel XLSX")],
  ["application/vnd.oasis.opendocument.spreadsheet", spreadsheet("OpenDocument ODS")],
  ["application/vnd.oasis.opendocument", other("OpenDocument")],
  [".iwa", spreadsheet("Apple Numbers")],
  ["Metadata/DocumentIdentifier", spreadsheet("Apple Numbers")],
  ["word/document.xml", other("Word DOCX")],
];

/** The format of a file of older Office programs by the names of its streams: UTF-16, without the zero bytes here. */
function compoundFormat(text: string): FileFormat {
  return compoundParts.find(([part]) => text.includes(part))?.[1] ?? other("Microsoft Office");
}

const compoundParts: readonly [stream: string, format: FileFormat][] = [
  ["EncryptedPackage", spreadsheet("Excel XLSX, encrypted")],
  ["__substg1.0", other("Outlook MSG")],
  ["WordDocument", other("Word DOC")],
  ["Workbook", spreadsheet("Excel XLS")],
  ["Book", spreadsheet("Excel XLS")],
];

/** The format of a text that is no CSV; undefined for one that may be. */
export function textFormatOf(text: string): FileFormat | undefined {
  const beginning = text
    .slice(0, 2_000)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (beginning.startsWith(zip)) return zipFormat(text);
  return texts.find(([pattern]) => pattern.test(beginning))?.[1];
}

const texts: readonly [pattern: RegExp, format: FileFormat][] = [
  [/^%PDF-/, other("PDF")],
  [/\0/, other("")],
  [/^<.*urn:schemas-microsoft-com:office:spreadsheet/s, spreadsheet("Excel XML")],
  [/^<.*urn:oasis:names:tc:opendocument/s, spreadsheet("OpenDocument FODS")],
  [/^<.*<vcards/s, other("xCard")],
  [/^<(?:!doctype html|html|head|body|meta|table)/i, other("HTML")],
  [/^<[?!a-z]/i, other("XML")],
  [/^\{\s*["}]/, other("JSON")],
  [/^\[\s*[[{"\]]/, other("JSON")],
  [/^(?:version: 1\s+)?dn:/, other("LDIF")],
];
