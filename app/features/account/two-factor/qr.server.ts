/** The rows of a QR code with the standard's margin of four modules. Loaded on demand. */
export async function qrRows(text: string): Promise<boolean[][]> {
  const { encodeQR } = await import("qr");
  return encodeQR(text, "raw", { ecc: "medium", border: 4 });
}

/** A QR code as an SVG path: one unit per module. */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const rows = await qrRows(text);
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size: rows.length, path };
}
