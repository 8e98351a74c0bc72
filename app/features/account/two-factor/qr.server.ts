/**
 * A QR code as an SVG path: one unit per module and the standard's margin of four. Loaded on
 * demand.
 */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const { encodeQR } = await import("qr");
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size: rows.length, path };
}
