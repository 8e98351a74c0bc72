import type { RealFile } from "./real-file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (text: string, signs: Record<string, number>) =>
  Uint8Array.from(text, (one) => signs[one] ?? one.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

const accented = [
  ["Nombre", "Apellido", "Nota"],
  ["Peña", "Núñez", "camión"],
  ["José", "Muñoz", "dirección"],
];

export const encoded: RealFile[] = [
  { name: "UTF-16", rows: accented, encode: utf16 },
  { name: "Windows-1252", rows: accented, encode: (text) => bytes(text, {}) },
  {
    name: "Mac Roman",
    rows: accented,
    encode: (text) => bytes(text, { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96 }),
  },
  {
    name: "CP850",
    rows: accented,
    encode: (text) => bytes(text, { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ñ: 0xa4 }),
  },
  {
    name: "UTF-8, written twice",
    rows: accented,
    encode: (text) => utf8(new TextDecoder("windows-1252").decode(utf8(text))),
  },
  {
    name: "UTF-8 with one byte of another program",
    rows: [...accented, ["María", "Ibáñez", "cami\u0001n"]],
    encode: (text) => Uint8Array.from(utf8(text), (one) => (one === 1 ? 0xf3 : one)),
  },
];
