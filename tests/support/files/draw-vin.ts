/** A photo of a VIN as a test wants it; see vin-pictures.ts. */
export type VinPicture = {
  name: string;
  vin: string;
  kind: "code39" | "code128" | "dataMatrix" | "qr" | "dash" | "door";
  /** Degrees; share by which the far side is smaller; pixels; of 255; glare from 0 to 1; light from 0 to 1. */
  tilt: number;
  far: number;
  blur: number;
  grain: number;
  glare: number;
  light: number;
  font: string;
  /** How much of the photo's width the VIN or its code takes. */
  share: number;
  /** The modules of a bar code, row by row. */
  modules?: { width: number; height: number; dark: number[] };
  width: number;
};

/**
 * Draws a photo in the browser that calls it, the same one every time, and answers a JPEG in base64. It
 * is sent there as text: it may use nothing from outside of itself.
 */
export async function drawVin(picture: VinPicture): Promise<string> {
  const { width, kind, vin, share, modules } = picture;
  const height = Math.round(width * 0.75);
  let seed = [...picture.name].reduce(
    (sum, one) => (Math.imul(sum, 31) + one.charCodeAt(0)) | 0,
    7,
  );
  const chance = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    return (((mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed) >>> 0) / 4294967296;
  };
  const sheet = () => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    return { canvas, pen: canvas.getContext("2d", { willReadFrequently: true })! };
  };
  const fontOf = (size: number) => `${size}px "${picture.font}"`;
  await document.fonts.load(fontOf(20), "1H");
  const scene = sheet();
  const { pen } = scene;
  const unit = width / 1600;

  // The car's paint or dash.
  const ground = pen.createLinearGradient(0, 0, width, height);
  const [from, to] = kind === "dash" ? ["#25262a", "#3c3d41"] : ["#4f5d70", "#2b3442"];
  ground.addColorStop(0, from);
  ground.addColorStop(1, to);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((picture.tilt * Math.PI) / 180);

  // The plate, and the VIN in the middle of it.
  const wide = width * share;
  let size = 100;
  pen.font = fontOf(size);
  size *= wide / pen.measureText(vin).width;
  const [paper, ink] = kind === "dash" ? ["#101114", "#c9ccd0"] : ["#eeeeea", "#15161a"];
  const high = kind === "dash" ? size * 2.4 : Math.min(height * 0.8, wide * 0.62);
  const full = wide * 1.16;
  pen.fillStyle = paper;
  pen.beginPath();
  pen.roundRect(-full / 2, -high / 2, full, high, 10 * unit);
  pen.fill();
  pen.fillStyle = ink;
  const write = (text: string, x: number, y: number, letter: number) => {
    pen.font = fontOf(letter);
    pen.fillText(text, x, y, wide);
  };
  if (modules) {
    const isFlat = modules.height === 1;
    const step = isFlat ? wide / modules.width : (high * 0.66) / modules.height;
    const tall = isFlat ? wide * 0.13 : step;
    const [left, top] = [-(step * modules.width) / 2, isFlat ? -tall / 2 : -high * 0.28];
    for (let at = 0; at < modules.dark.length; at++) {
      if (!modules.dark[at]) continue;
      const [x, y] = [at % modules.width, Math.floor(at / modules.width)];
      pen.fillRect(left + x * step, top + y * tall, step + 0.4, tall + (isFlat ? 0 : 0.4));
    }
    write("MFD BY ACME MOTOR CO.  03/18", -wide / 2, -high / 2 + wide * 0.055, wide * 0.036);
    write("PAINT NH-731P   INT A", -wide / 2, high / 2 - wide * 0.03, wide * 0.036);
  } else if (kind === "door") {
    const row = wide * 0.036;
    const lines = [
      "MFD BY ACME MOTOR CO.  03/18",
      "GVWR 1670 KG  GAWR FRT 890 KG",
      "TIRE P215/55R16  240 KPA",
    ];
    lines.forEach((line, at) => {
      write(line, -wide / 2, -high * 0.38 + at * row * 1.5, row);
    });
    write(vin, -wide / 2, high * 0.12, size);
    write("TYPE: PASSENGER CAR", -wide / 2, high * 0.34, row);
  } else write(vin, -wide / 2, size * 0.36, size);

  // Seen from one side: columns get lower towards the far one.
  const seen = sheet();
  for (let x = 0; x < width; x++) {
    const scale = 1 - picture.far * (x / width);
    seen.pen.drawImage(
      scene.canvas,
      x,
      0,
      1,
      height,
      x,
      (height * (1 - scale)) / 2,
      1,
      height * scale,
    );
  }
  const lamp = [width * (0.3 + 0.4 * chance()), height * (0.35 + 0.3 * chance())] as const;
  const shine = seen.pen.createRadialGradient(...lamp, 0, ...lamp, width * 0.28);
  shine.addColorStop(0, `rgb(255 255 255 / ${picture.glare * 100}%)`);
  shine.addColorStop(1, "rgb(255 255 255 / 0%)");
  seen.pen.fillStyle = shine;
  seen.pen.fillRect(0, 0, width, height);

  // The camera: out of focus, in bad light, grainy.
  const photo = sheet();
  photo.pen.filter = `blur(${picture.blur * unit}px)`;
  photo.pen.drawImage(seen.canvas, 0, 0);
  const image = photo.pen.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const more = (chance() + chance() + chance() - 1.5) * 2 * picture.grain;
    for (let channel = 0; channel < 3; channel++)
      image.data[at + channel] = image.data[at + channel]! * picture.light + more;
  }
  photo.pen.filter = "none";
  photo.pen.putImageData(image, 0, 0);
  return photo.canvas.toDataURL("image/jpeg", 0.85).split(",")[1]!;
}
