const signs: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
};
const most = 4;

/**
 * A typed number without a fraction: `1 1/2`, `1½` and `1/2` as `1.5`, `1.5` and `0.5`. A number
 * without a fraction of at most four decimals is unchanged.
 */
export function withoutFraction(typed: string): string {
  const text = typed.replace(/ ?([½¼¾⅓⅔])/g, (_, sign: string) => ` ${signs[sign]}`).trim();
  const match = /^(?:(\d{1,9}) )?(\d{1,2})[/\u2044](\d{1,2})(?= ?(?:\D|$))/.exec(text);
  if (!match) return typed;
  const [all, whole = "0", part = "", of = ""] = match;
  const scaled = (Number(part) * 10 ** most) / Number(of);
  if (Number(part) >= Number(of) || !Number.isInteger(scaled)) return typed;
  const decimals = String(scaled).padStart(most, "0").replace(/0+$/, "");
  return `${whole}.${decimals}${text.slice(all.length)}`;
}
