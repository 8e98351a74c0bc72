// Files after the pattern of those that shops bring: invented people, and what goes wrong with them.

/** A file by its rows, so that a test can ask what became of each cell. */
export type RealFile = {
  name: string;
  rows: string[][];
  delimiter?: string;
  /** Lines above the headings. */
  above?: string[];
  encode?: (text: string) => Uint8Array;
  /** Cells that say something in other letters than they are stored in; "": they say nothing. */
  means?: Record<string, string>;
};

export const car = [
  "First Name",
  "Last Name",
  "Phone",
  "Make",
  "Model",
  "Year",
  "Plate",
  "Odometer",
];
export const person = ["Nombre", "Apellido", "Teléfono", "Correo", "Dirección", "Nota"];

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The bytes of a file. */
export function bytesOf({
  rows,
  above = [],
  delimiter = ",",
  encode = utf8,
}: RealFile): Uint8Array {
  // Rows with more cells than headings came without quotes.
  const width = rows[0]!.length;
  const quoted = (cell: string) => (/[,;|\t\n]/.test(cell) ? `"${cell}"` : cell);
  const lines = rows.map((row) =>
    row.map((cell) => (row.length > width ? cell : quoted(cell))).join(delimiter),
  );
  return encode([...above, ...lines].join("\r\n"));
}
