import { crc32, deflateSync } from "node:zlib";

// Pictures for tests: PNGs made to measure, and one small sample of every other kind (an orange
// dot, 40 x 20).

type Bytes = Uint8Array<ArrayBuffer>;
type Piece = string | Uint8Array;

/** Pieces put behind each other; a text stands for its Latin-1 bytes. */
export const join = (...pieces: Piece[]): Bytes =>
  new Uint8Array(Buffer.concat(pieces.map((piece) => Buffer.from(piece as string, "latin1"))));

/** Builds a PNG chunk, with its length and checksum unless others are given. */
export function chunk(
  type: string,
  body: Piece = "",
  { length, crc }: { length?: number; crc?: number } = {},
): Bytes {
  const data = join(type, body);
  const framed = Buffer.alloc(data.length + 8);
  framed.writeUInt32BE(length ?? data.length - 4);
  framed.set(data, 4);
  framed.writeUInt32BE(crc ?? crc32(data), data.length + 4);
  return new Uint8Array(framed);
}

export const pngStart = "\x89PNG\r\n\x1a\n";

type Head = {
  width?: number;
  height?: number;
  depth?: number;
  colour?: number;
  interlaced?: boolean;
};
/**
 * IHDR: 40 x 20 in true colour unless said otherwise. `colour` is PNG's own number: 0 grey, 2 true
 * colour, 3 palette, 6 with alpha.
 */
export function head({
  width = 40,
  height = 20,
  depth = 8,
  colour = 2,
  interlaced = false,
}: Head = {}): Bytes {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width);
  body.writeUInt32BE(height, 4);
  body.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return chunk("IHDR", body);
}

const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 6: 4 };

/**
 * The pixels of a picture in stripes, unless it is interlaced (then as seven passes of nothing but
 * zeros).
 */
export function pixels({
  width = 40,
  height = 20,
  depth = 8,
  colour = 2,
  interlaced = false,
}: Head = {}): Bytes {
  const line = 1 + Math.ceil((width * channels[colour]! * depth) / 8);
  const raw = Buffer.alloc(interlaced ? line * height * 2 : line * height);
  if (!interlaced && colour !== 3)
    for (let at = 0; at < raw.length; at++) raw[at] = at % line === 0 ? 0 : (at * 7) % 251;
  return chunk("IDAT", deflateSync(raw));
}

/** A whole PNG; `more` stands between head and pixels, `after` behind the end. */
export const png = (kind: Head = {}, more: Piece[] = [], after: Piece = ""): Bytes =>
  join(pngStart, head(kind), ...more, pixels(kind), chunk("IEND"), after);

const sample = (base64: string): Bytes => new Uint8Array(Buffer.from(base64, "base64"));

export const jpeg = sample(
  "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAUACgDASIAAhEBAxEB/8QAGQABAAMBAQAAAAAAAAAAAAAAAAEFBgQH/8QAKBAAAQIEBQQCAwAAAAAAAAAAAQACAwUREgQTIUGhBjFR0RQVFlKR/8QAGAEAAwEBAAAAAAAAAAAAAAAAAAIFAwT/xAAcEQACAgMBAQAAAAAAAAAAAAAAAgEDBBExEjL/2gAMAwEAAhEDEQA/AN/OJmyV4PNLb4jjaxvk+llPyeaZt+bDt/TLFPfKuOssNEi4OBHYCWwXEPpsDTXjlY5S8u6xbNROoLODRU1XqY3J6JJ5myaYPNDbIjTa9vg+l3rO9G4aJCwceO8ENjOAbXcCuvPC0S76GZq4luk3JRUtZV4ERFqYEOAc0tcAQdCDuq/6KV5uZ8OHd3pU0/nZESsit2NjK7L8zosGgNaGtAAGgA2UoiYUIiIA/9k=",
);
export const progressiveJpeg = sample(
  "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAUACgDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAUEAQb/xAAYAQADAQEAAAAAAAAAAAAAAAAAAQQCA//aAAwDAQACEAMQAAABvytkaWz0WidR7zBvHM4no6NAH//EABwQAAIBBQEAAAAAAAAAAAAAAAIDAQAEEBETFP/aAAgBAQABBQJzOQelu0s6hi8GZCrMZgM8Fbz/AP/EABoRAQEAAgMAAAAAAAAAAAAAAAECAxAAETH/2gAIAQMBAT8BwRLPfMgFIaFPN//EABkRAQEAAwEAAAAAAAAAAAAAAAECAAMQIf/aAAgBAgEBPwHbdFZCs+8Qe//EAB0QAAEEAgMAAAAAAAAAAAAAAAEAEBEgQVESMZH/2gAIAQEABj8CnK7HinLg6YndJ4Cn/8QAGhABAAIDAQAAAAAAAAAAAAAAAQAhEBExUf/aAAgBAQABPyEaG1QTso8gaGhSZIfHeGHx1ls0z0CFGjP/2gAMAwEAAgADAAAAEJYwPIAP/8QAGBEAAwEBAAAAAAAAAAAAAAAAARARMQD/2gAIAQMBAT8QrQp7NhaiP//EABgRAQADAQAAAAAAAAAAAAAAAAEQETEA/9oACAECAQE/EKgNHEHUahc//8QAIBABAAEEAgIDAAAAAAAAAAAAAREAECGhQdExYYGRsf/aAAgBAQABPxCWZT2nqvy5R3uoZlPSeriuqCPAxnW7CugCXITnergQBHCPNfNCJY+vFAAADAHF/wD/2Q==",
);
export const cmykJpeg = sample(
  "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/8AAFAgAFAAoBEMRAE0RAFkRAEsRAP/EABkAAQEAAwEAAAAAAAAAAAAAAAAGAQIFBP/EACoQAAECBQMDBAIDAAAAAAAAAAEAAgMEBRESE0GhBiFRFBYxYRXRUpGS/9oADgRDAE0AWQBLAAA/ALNU1VqDadK6pGT3HFjfJVBXquyjSOuW5xHHGGy9rn7+lZONgimfcdQ1c82Y/wAMBb98qK941fX1NWHje+npjH98rTI+UVNSqg2oyuqBi8HF7fBVrQquysyOuG4RGnGIy97H6+lu03CL2rprKIiIuD1VLviSsGMwEthOOVtgbd+OVKdeycWNJS8zDBLIDnB4GwdbvxytX7IpVQi0RVXSsu+HKxozwQ2K4Yg7gX788K76Ck4sGSmJmICGR3NDAdw2/fnhbs3Rd5Va2RERFggOBBAIPyCsOaHNLXAEEWIO6IvF+Gp+rqelZl472/r4XL9t0jX1vQw8r3tc4/5vbhYxHhF7QAAAAAB8ALqNaGtDWgAAWAGyyiysoiIi/9k=",
);
export const webp = sample(
  "UklGRrQAAABXRUJQVlA4IKgAAADwBQCdASooABQAPslUokunpKMhtVgIAPAZCWoAuy8zagNABz4ACj6yhOEVPrLMPPn3FebjZCzPAAD+9grSZ+5TgdCyfS7uSV18PFNQBUgDJ1IFchFzy9odpbdmsFHWWxu4M+sZu0+Lnq6HJdwy3n4ellKBILZzxAgCz9S5J54eS1SmfuqUGt+2/A+u/fx21S9z0Lh2kjeB8z+fM0LSum8hmhRhthwAAAA=",
);
export const transparentWebp = sample(
  "UklGRigBAABXRUJQVlA4WAoAAAAQAAAAJwAAEwAAQUxQSG0AAAABcBzZtmmdp/tyUahmMErivheIhvo8+JhHxATAzw6zcdvGNJBy6+N6uZdKxB0uZK8kmgtdCIQHbvf5sosY800UzbdSFr6FMvNNFM2XUiK+YMftHh+UuAwEVYdpHQlQxf5qzxwQ9mO9rjry4G8CAFZQOCCUAAAAEAUAnQEqKAAUAD7NUKJLp6SjIbVYCADwGYloAKwvoYgFiAt//cQPYA3kYHL24L8TAAD+xO/WMvgOPr29hKFhRrusnTrq85bsm0LA9P6Mh//KMvwUz0De6b/QB+//489fK7Zr0I0loe4daahe8GH4DJqsbyx67j9DlBdBonW42UwB6Hf9EEwC3z21sAU6V4vbeZAAAA==",
);
export const animatedWebp = sample(
  "UklGRoQAAABXRUJQVlA4WAoAAAACAAAABwAABwAAQU5JTQYAAAD/////AABBTk1GKAAAAAAAAAAAAAcAAAcAAGQAAAJWUDhMDwAAAC8HwAEABxDR//4HIqL/AQBBTk1GKAAAAAAAAAAAAAcAAAcAAGQAAABWUDhMDwAAAC8HwAEABxD9j/4HIqL/AQA=",
);
export const gif = sample(
  "R0lGODlhKAAUAIQAAExpce+cbvri1e+ecuuCSeuCSO+cb+VgF+uES+uDSvrh1PCieOVgFu+dceVeFfChd/78+vCgdf76+ORYDPvj1/CfdORZDeRXCuVfFv77+el0NOlzM/rj1uhzMv///wAAACH5BAUAAAAALAAAAAAoABQAAAV3oCeOZGmeaKqurKpUm+NskdDeo2RMV+9bjQyOJSn4jj6CcJgKIJ+XAROl4EGPFs7UVLk+H9tSx4vUhEkY8pFxHjHUvkNbNIZfzPOI/bKYewQWcBYUfh4NcBWFHhkJZAgQiosDgUgWFZCRIhwPGhgYGguEmaOkQyEAOw==",
);
export const avif = sample(
  "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAXBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABlAABAAAAAAAAAGQAAgAAAAAB+AABAAAAAAAAABUAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAr2lwcnAAAACKaXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACgAAAAUAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQAcAAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAdaXBtYQAAAAAAAAACAAEDgQIDAAIEhAIFhgAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAgW1kYXQSAAoJOBUnm0gIaDSAMlVHEJi5OAAFiAsA47w1hkF8nMf9/p6LD/tZcEVM12zgQB4dek25jyAmJxII7FrlhYpKIji4MT+mlgdKMhWDlrbme/PQXKVb9oN03DEXyK8lld4QBAUEEgAKBhgVJ5sKgDIJGwAAAQAQWKFE",
);
