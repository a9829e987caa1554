import { expect, test } from "vitest";
import { notCsv, readTextFile } from "./file-format.ts";

const bytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, "latin1"));
const wide = (text: string) => Buffer.from(text, "utf16le").toString("latin1");
const zipOf = (...names: string[]) =>
  bytes(`PK\x03\x04\x14\0\x06\0\b\0${names.join("\x9C\xFF\0PK\x01\x02")}`);
const compoundOf = (...streams: string[]) =>
  bytes(`\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${"\0".repeat(500)}${wide(`Root Entry${streams.join("\0")}`)}`);

test.each([
  ["Excel XLSX", "spreadsheet", zipOf("[Content_Types].xml", "xl/workbook.xml")],
  ["Excel XLSX", "spreadsheet", zipOf("[Content_Types].xml", "x".repeat(300_000), "xl/workbook.xml")],
  ["Excel XLSM", "spreadsheet", zipOf("xl/workbook.xml", "xl/vbaProject.bin")],
  ["Excel XLSB", "spreadsheet", zipOf("[Content_Types].xml", "xl/workbook.bin")],
  ["Excel XLSX, encrypted", "spreadsheet", compoundOf("EncryptionInfo", "EncryptedPackage")],
  ["Excel XLS", "spreadsheet", compoundOf("Workbook")],
  ["Excel XLS", "spreadsheet", compoundOf("Book")],
  ["Excel XLS", "spreadsheet", bytes("\x09\x08\x10\0\0\x06\x05\0")],
  [
    "Excel XML",
    "spreadsheet",
    bytes('<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
  ],
  ["OpenDocument ODS", "spreadsheet", zipOf("mimetypeapplication/vnd.oasis.opendocument.spreadsheet")],
  [
    "OpenDocument FODS",
    "spreadsheet",
    bytes(
      '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">',
    ),
  ],
  ["Apple Numbers", "spreadsheet", zipOf("Index/Document.iwa", "preview.jpg")],
  ["Apple Numbers", "spreadsheet", zipOf("preview.jpg", "Metadata/DocumentIdentifier")],
  ["ZIP", "packed", zipOf("prices.csv")],
  ["gzip", "packed", bytes("\x1F\x8B\b\0")],
  ["tar", "packed", bytes(`messages.json${"\0".repeat(244)}ustar\0`)],
  ["7z", "packed", bytes("7z\xBC\xAF\x27\x1C")],
  ["OpenDocument", "other", zipOf("mimetypeapplication/vnd.oasis.opendocument.text")],
  ["Word DOCX", "other", zipOf("word/document.xml")],
  ["Outlook MSG", "other", compoundOf("__substg1.0_001A001E")],
  ["PDF", "other", bytes("%PDF-1.7\n%\xE2\xE3")],
  ["PNG", "other", bytes("\x89PNG\r\n\x1A\n\0\0")],
  ["UTF-32", "other", bytes("\xFF\xFE\0\0a\0\0\0")],
  ["HTML", "other", bytes("\r\n<!DOCTYPE html><html>")],
  ["HTML", "other", bytes(wide("\uFEFF<html><table>"))],
  ["XML", "other", bytes("<?xml version='1.0'?><a/>")],
  ["JSON", "other", bytes('{"prices": []}')],
  ["JSON", "other", bytes('[ ["vcard", []] ]')],
  ["LDIF", "other", bytes("version: 1\ndn: cn=Ada")],
  ["", "other", bytes("\0\x01\x02\x03")],
])("%s is named, and no text of it is read", (name, kind, file) => {
  expect(readTextFile(file)).toEqual({ format: { name, kind } });
});

test.each(["prefix,name\n44,UK\n", "ID;Phone\n1;2\n", "[x],y\n1,2\n", "Preis < 5,b\n", "PK,FK\n1,2\n", ""])(
  "%j may be CSV",
  (text) => {
    expect(readTextFile(bytes(text))).toEqual({ text });
  },
);

test("a sentence says what to do with the file", () => {
  expect(notCsv({ name: "Excel XLSX", kind: "spreadsheet" })).toMatch(/\(Excel XLSX\): save it as CSV/);
  expect(notCsv({ name: "gzip", kind: "packed" })).toMatch(/\(gzip\): unpack it/);
  expect(notCsv({ name: "PDF", kind: "other" })).toBe("this is PDF: save it as CSV");
  expect(notCsv({ name: "", kind: "other" })).toBe("this is not a text file: save it as CSV");
});
