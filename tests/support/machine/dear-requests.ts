/**
 * Requests without a session, in shapes that have been expensive for other programs. Each is as
 * large as it may be: 512 kB.
 */
export type Dear = {
  name: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  method?: string;
};

const size = 512 * 1024;
const filled = (piece: string) => piece.repeat(Math.floor(size / piece.length));
const form = { "content-type": "application/x-www-form-urlencoded" };

const bodies: readonly [name: string, body: string][] = [
  ["one list of many fields", filled("a[]=&")],
  ["many lists", Array.from({ length: 40_000 }, (_, n) => `a${n}[]=x`).join("&")],
  ["many fields of one name", filled("a=&")],
  ["many ampersands", filled("&")],
  ["one field of combining marks, encoded", `email=a&password=${filled("%CC%81")}`],
  ["one field of combining marks, raw", `email=${filled("\u0301\u0316").slice(0, size / 2 - 10)}`],
  ["one long field", `email=a@b.c&password=${filled("x")}`],
  ["one name of brackets", `a${filled("[b]")}=x`],
  ["broken percent signs", filled("%")],
  ["what looks like an address", `password=x&email=${filled("a@a.")}`],
  ["spaces", `email=x${filled("+")}x&password=x`],
];

const boundary = "x".repeat(60);
const multipart = (part: string) => `${filled(`--${boundary}\r\n${part}\r\n`)}--${boundary}--\r\n`;
const parts: readonly [name: string, body: string][] = [
  ["many parts", multipart('content-disposition: form-data; name="a[]"\r\n\r\nx')],
  [
    "one part of dashes",
    `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n${filled("\r\n--")}`,
  ],
  ["one part of almost boundaries", filled(`\r\n--${boundary.slice(1)}`)],
  [
    "a long head",
    `--${boundary}\r\ncontent-disposition: form-data; name="${filled("a")}"\r\n\r\nx\r\n--${boundary}--`,
  ],
];

const paths = [
  "/login",
  "/login?mode=sign-up",
  "/forgot-password",
  "/reset-password?token=x",
  "/language",
  "/sign-out",
  "/repair-cms/new",
];
const long = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length));

export const dearRequests: readonly Dear[] = [
  ...paths.flatMap((path) => bodies.map(([name, body]) => ({ name, path, headers: form, body }))),
  ...["/login", "/repair-cms/new", "/discussion/new.data"].flatMap((path) =>
    parts.map(([name, body]) => ({
      name,
      path,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      body,
    })),
  ),
  {
    name: "a boundary without end",
    path: "/login",
    headers: { "content-type": `multipart/form-data; boundary=${long("x", 4_000)}` },
    body: filled("-"),
  },
  {
    name: "JSON, deep",
    path: "/webhooks/stripe",
    headers: { "stripe-signature": "t=1,v1=0" },
    body: filled("["),
  },
  {
    name: "JSON, wide, many signatures",
    path: "/webhooks/stripe",
    headers: { "stripe-signature": `t=1${long(",v1=0", 15_000)}` },
    body: filled('{"a":1},'),
  },
  {
    name: "JSON to a form",
    path: "/login",
    headers: { "content-type": "application/json" },
    body: filled('{"a":'),
  },
  ...["/", "/login", "/codes/P0420", "/certificates/0000-0000-0000-0000"].flatMap(
    (path): Dear[] => [
      { name: "many cookies", path, headers: { cookie: long("a=b; ", 16_000) } },
      { name: "one cookie", path, headers: { cookie: `lng=${long("ImVz", 16_000)}` } },
      {
        name: "a session without end",
        path,
        headers: { cookie: `llave.session_token=${long("%41", 15_900)}` },
      },
      { name: "a long query", path: `${path}?${long("lng=es&", 8_000)}` },
      { name: "a long search", path: `${path}?q=${long("%CC%81", 8_000)}&to=${long("%2F", 100)}` },
      {
        name: "many languages",
        path,
        headers: { "accept-language": long("es-MX;q=0.1,", 15_000) },
      },
    ],
  ),
  { name: "a deep path", path: long("/a", 8_000) },
  { name: "a path of percent signs", path: `/codes/${long("%25", 8_000)}` },
  { name: "many routes", path: `/login.data?_routes=${long("root,", 8_000)}` },
  { name: "the list of routes", path: `/__manifest?version=x&${long("p=/codes/P0420&", 7_900)}` },
  {
    name: "the list of routes, one deep",
    path: `/__manifest?version=x&paths=${long("/a", 7_900)}`,
  },
  { name: "the list of routes, encoded", path: `/__manifest?version=x&p=${long("%2Fa", 7_900)}` },
  {
    name: "the list of routes, deep",
    path: `/__manifest?version=x&paths=${long("/repair-cms/a/quotes/b/work-order,", 7_900)}`,
  },
];
