/** A photo of a scan tool as a test wants it; see screens.ts. */
export type Screen = {
  name: string;
  kind: "clean" | "tilted" | "dark" | "blurred" | "noisy";
  codes: string[];
  lines: string[];
  font: string;
  /** Dark letters on light, light letters on dark, or the dots of an old display. */
  look: "paper" | "night" | "dots";
  /** Degrees. */
  tilt?: number;
  /** The photo's width; its height is three quarters of it. */
  width?: number;
  /** Letter height, in parts of the photo's width. */
  size?: number;
};

/**
 * Draws a screen in the browser that calls it, the same one every time, and answers a JPEG in
 * base64. It is sent there as text: it may use nothing from outside of itself.
 */
export async function drawScreen(screen: Screen): Promise<string> {
  const width = screen.width ?? 1600;
  const height = Math.round(width * 0.75);
  const unit = width / 1600;
  const letter = Math.round((screen.size ?? 0.034) * width);
  let seed = [...screen.name].reduce(
    (sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0,
    7,
  );
  const chance = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    return (((mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed) >>> 0) / 4294967296;
  };
  const sheet = (w: number, h: number) => {
    const canvas = document.createElement("canvas");
    canvas.width = w;
    canvas.height = h;
    return { canvas, pen: canvas.getContext("2d", { willReadFrequently: true })! };
  };
  await document.fonts.load(`${letter}px "${screen.font}"`, "P0");
  const { canvas, pen } = sheet(width, height);

  // The bench, and the tool on it with its keys.
  const bench = pen.createLinearGradient(0, 0, width, height);
  bench.addColorStop(0, "#8d8577");
  bench.addColorStop(1, "#5f5a52");
  pen.fillStyle = bench;
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate(((screen.tilt ?? 0) * Math.PI) / 180);
  pen.translate(-width / 2, -height / 2);
  pen.fillStyle = "#23262a";
  pen.beginPath();
  pen.roundRect(110 * unit, 60 * unit, 1380 * unit, 1090 * unit, 60 * unit);
  pen.fill();
  pen.fillStyle = "#c9cdd1";
  pen.font = `600 ${26 * unit}px "Barlow"`;
  pen.fillText("TALLER PRO 300", 190 * unit, 118 * unit);
  for (const [at, key] of ["ESC", "OK", "▲", "▼"].entries()) {
    pen.fillStyle = "#3a3f45";
    pen.fillRect((190 + at * 320) * unit, 1040 * unit, 240 * unit, 70 * unit);
    pen.fillStyle = "#dfe2e5";
    pen.fillText(key, (285 + at * 320) * unit, 1085 * unit);
  }

  // The screen.
  const [ground, ink] = {
    paper: ["#dfe6d2", "#1c2417"],
    night: ["#10233f", "#eef4ff"],
    dots: ["#b9c79a", "#27331b"],
  }[screen.look] as [string, string];
  const [left, top, wide, high] = [180 * unit, 140 * unit, 1240 * unit, 870 * unit];
  pen.fillStyle = ground;
  pen.fillRect(left, top, wide, high);
  if (screen.look === "dots") {
    // Letters of whole dots, drawn small and then dot by dot.
    const dot = Math.max(3, Math.round(letter / 17));
    const small = sheet(Math.floor(wide / dot), Math.floor(high / dot));
    small.pen.font = `16px "${screen.font}"`;
    screen.lines.forEach((line, at) => {
      small.pen.fillText(line, 6, 26 + at * 25);
    });
    const { data } = small.pen.getImageData(0, 0, small.canvas.width, small.canvas.height);
    pen.fillStyle = ink;
    for (let at = 3; at < data.length; at += 4) {
      if (data[at]! < 110) continue;
      const [x, y] = [
        ((at >> 2) % small.canvas.width) * dot,
        Math.floor((at >> 2) / small.canvas.width) * dot,
      ];
      pen.fillRect(
        left + x,
        top + y,
        dot - Math.max(0.6, dot * 0.12),
        dot - Math.max(0.6, dot * 0.12),
      );
    }
  } else {
    pen.fillStyle = ink;
    const step = Math.min(letter * 1.7, high / (screen.lines.length + 0.6));
    screen.lines.forEach((line, at) => {
      pen.font = `${letter}px "${screen.font}"`;
      pen.fillText(line, left + 40 * unit, top + step * (at + 1), wide - 80 * unit);
    });
  }
  // A lamp's reflection.
  const glare = pen.createRadialGradient(
    1250 * unit,
    230 * unit,
    0,
    1250 * unit,
    230 * unit,
    420 * unit,
  );
  glare.addColorStop(0, "rgb(255 255 255 / 35%)");
  glare.addColorStop(1, "rgb(255 255 255 / 0%)");
  pen.fillStyle = glare;
  pen.fillRect(left, top, wide, high);

  // The photo: out of focus, in bad light, grainy.
  const photo = sheet(width, height);
  const blur = { clean: 0.5, tilted: 0.7, dark: 1.2, blurred: 3.6, noisy: 1 }[screen.kind] * unit;
  photo.pen.filter = `blur(${blur}px)`;
  photo.pen.drawImage(canvas, 0, 0);
  const image = photo.pen.getImageData(0, 0, width, height);
  const grain = { clean: 5, tilted: 8, dark: 9, blurred: 6, noisy: 42 }[screen.kind];
  const light = screen.kind === "dark" ? 0.24 : 1;
  for (let at = 0; at < image.data.length; at += 4) {
    const more = (chance() + chance() + chance() - 1.5) * 2 * grain;
    for (let channel = 0; channel < 3; channel++)
      image.data[at + channel] = image.data[at + channel]! * light + more;
  }
  photo.pen.filter = "none";
  photo.pen.putImageData(image, 0, 0);
  return photo.canvas.toDataURL("image/jpeg", 0.85).split(",")[1]!;
}
