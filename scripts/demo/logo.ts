import { crc32, deflateSync } from "node:zlib";

// The demo shop's mark, drawn here so that no picture has to be kept: a spanner across a nut, two
// units wide and one high.

type Point = { x: number; y: number };
const [width, height] = [640, 320];
const [ink, signal, paper] = [
  [28, 33, 38, 255],
  [240, 100, 20, 255],
  [255, 255, 255, 255],
] as const;

/** The logo as the bytes of a PNG. */
export function drawLogo(): Uint8Array<ArrayBuffer> {
  const pixels = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(smooth(x, y), y * (width * 4 + 1) + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8); // eight bits a channel, red green blue alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Uint8Array.from(Buffer.concat([signature, ...chunks]));
}

/** Nine samples a pixel, averaged: edges without steps. */
function smooth(x: number, y: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let at = 0; at < 9; at++) {
    const colour = colourAt({ x: x + ((at % 3) + 0.5) / 3, y: y + (Math.floor(at / 3) + 0.5) / 3 });
    for (let channel = 0; channel < 4; channel++) sum[channel]! += colour[channel]!;
  }
  return sum.map((total) => Math.round(total / 9));
}

function colourAt({ x, y }: Point): readonly number[] {
  if (!plate({ x, y })) return [255, 255, 255, 0];
  if (nut({ x: x - 320, y: y - 160 })) return signal;
  return spanner({ x: x - 320, y: y - 160 }) ? paper : ink;
}

function plate({ x, y }: Point): boolean {
  const [dx, dy] = [
    Math.max(Math.abs(x - width / 2) - (width / 2 - 48), 0),
    Math.max(Math.abs(y - height / 2) - (height / 2 - 48), 0),
  ];
  return Math.hypot(dx, dy) <= 48;
}

function nut({ x, y }: Point): boolean {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  return Math.max(ay, ax * 0.866 + ay * 0.5) <= 62 && Math.hypot(x, y) >= 30;
}

/** A shaft with an open jaw at either end, level, so that it reads at the size of a stamp. */
function spanner({ x, y }: Point): boolean {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  if (Math.max(ay, ax * 0.866 + ay * 0.5) <= 80) return false; // air around the nut
  const jaw = Math.hypot(ax - 216, y) <= 66 && !(ax >= 206 && ay <= 30);
  return jaw || (ax <= 216 && ay <= 27 && !(ax >= 206));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
