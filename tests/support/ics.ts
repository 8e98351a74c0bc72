/** A component of an iCalendar file: its properties by name, and what is inside of it. */
export type Component = {
  name: string;
  properties: Map<string, string>;
  inside: Component[];
};

/**
 * Reads an iCalendar file by RFC 5545 alone, independently of the code that writes it. @throws what
 * the file breaks: line ends, lengths of lines, the nesting of components, escapes.
 */
export function readIcs(file: string): Component {
  if (!file.endsWith("\r\n")) throw new Error("The last line has no end");
  const raw = file.slice(0, -2).split("\r\n");
  const lines: string[] = [];
  for (const one of raw) {
    if (/[\r\n]/.test(one)) throw new Error(`A bare line break: ${JSON.stringify(one)}`);
    if (Buffer.byteLength(one) > 75) throw new Error(`More than 75 bytes: ${one}`);
    if (/\p{Surrogate}/u.test(one)) throw new Error("A character was split");
    if (one.startsWith(" ")) lines[lines.length - 1] += one.slice(1);
    else lines.push(one);
  }
  const root: Component = { name: "", properties: new Map(), inside: [] };
  const open = [root];
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    if (name === "") throw new Error(`No property: ${line}`);
    const current = open.at(-1)!;
    if (name === "BEGIN") {
      const made = { name: value, properties: new Map<string, string>(), inside: [] };
      current.inside.push(made);
      open.push(made);
    } else if (name === "END") {
      if (open.pop()!.name !== value) throw new Error(`${value} ends what it did not begin`);
    } else current.properties.set(name, value);
  }
  if (open.length !== 1 || root.inside.length !== 1) throw new Error("Not one calendar");
  return root.inside[0]!;
}

/** A text of a property without its escapes. */
export const unescaped = (text: string): string =>
  text.replace(/\\([\\;,nN])|\\./g, (whole, sign: string | undefined) => {
    if (sign === undefined) throw new Error(`An unknown escape: ${whole}`);
    return /n/i.test(sign) ? "\n" : sign;
  });
