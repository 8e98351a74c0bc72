/**
 * The value of the first cookie of this name as sent, still encoded; undefined without one. Every
 * page reads several, so the header is not parsed.
 */
export function cookieOf(headers: Headers, name: string): string | undefined {
  const sent = headers.get("cookie") ?? "";
  const named = `${name}=`;
  for (let start = 0; start < sent.length; ) {
    const separator = sent.indexOf(";", start);
    const end = separator < 0 ? sent.length : separator;
    while (sent[start] === " ") start++;
    if (sent.startsWith(named, start)) return sent.slice(start + named.length, end);
    start = end + 1;
  }
  return undefined;
}
