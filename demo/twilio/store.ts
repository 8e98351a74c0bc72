import type { Mode } from "./accounts.ts";

export type Way = "sms" | "whatsapp";
export type DemoText = {
  n: number;
  sid: string;
  account: string;
  way: Way;
  /** "in": from a telephone of the demo to the shop. */
  direction: "in" | "out";
  shop: string;
  phone: string;
  text: string;
  media: string | null;
  status: string;
  error: number | null;
  report: string | null;
  at: number;
};
type Call = { n: number; account: string; url: string; form: string; due: number };

type Sql = SqlStorage;

/** The stand-in's rows: messages, pending calls, pictures, and modes of telephones. */
export function openTexts(sql: Sql) {
  for (const statement of [
    "create table if not exists texts (n integer primary key, sid text unique, account text, way text, direction text, shop text, phone text, text text, media text, status text, error integer, report text, at integer)",
    "create table if not exists calls (n integer primary key, account text, url text, form text, due integer)",
    "create table if not exists media (id text primary key, type text, bytes blob)",
    "create table if not exists phones (number text primary key, mode text)",
    "create table if not exists hooks (account text primary key, url text)",
    "create table if not exists stops (account text, phone text, primary key (account, phone))",
  ])
    sql.exec(statement);
  const all = <Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: SqlStorageValue[]
  ) => sql.exec<Row>(query, ...values).toArray();

  return {
    keep(text: Omit<DemoText, "n">): void {
      const { sid, account, way, direction, shop, phone, media, status, error, report, at } = text;
      sql.exec(
        "insert into texts (sid, account, way, direction, shop, phone, text, media, status, error, report, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        sid,
        account,
        way,
        direction,
        shop,
        phone,
        text.text,
        media,
        status,
        error,
        report,
        at,
      );
    },
    find: (sid: string) => all<DemoText>("select * from texts where sid = ?", sid)[0],
    mark: (sid: string, status: string, error: number | null) =>
      void sql.exec("update texts set status = ?, error = ? where sid = ?", status, error, sid),
    of: (phone: string) =>
      all<DemoText>("select * from texts where phone = ? order by n desc limit 100", phone),
    /** When this telephone last wrote to the shop by this way. */
    lastIn: (account: string, phone: string, way: Way) =>
      all<{ at: number | null }>(
        "select max(at) as at from texts where account = ? and phone = ? and way = ? and direction = 'in'",
        account,
        phone,
        way,
      )[0]?.at ?? null,
    numbers: () =>
      all<{ phone: string }>("select distinct phone from texts order by phone limit 50").map(
        ({ phone }) => phone,
      ),

    call: (account: string, url: string, form: Record<string, string>, due: number) =>
      void sql.exec(
        "insert into calls (account, url, form, due) values (?, ?, ?, ?)",
        account,
        url,
        JSON.stringify(form),
        due,
      ),
    due: (now: number) => all<Call>("select * from calls where due <= ? order by due, n", now),
    next: () => all<{ due: number | null }>("select min(due) as due from calls")[0]?.due ?? null,
    called: (n: number) => void sql.exec("delete from calls where n = ?", n),

    addMedia: (id: string, type: string, bytes: Uint8Array<ArrayBuffer>) =>
      void sql.exec("insert into media values (?, ?, ?)", id, type, bytes.buffer),
    media: (id: string) =>
      all<{ type: string; bytes: ArrayBuffer }>(
        "select type, bytes from media where id = ?",
        id,
      )[0],

    mode: (number: string) =>
      (all<{ mode: Mode }>("select mode from phones where number = ?", number)[0]?.mode ??
        "works") as Mode,
    setMode: (number: string, mode: Mode) =>
      void sql.exec("insert or replace into phones values (?, ?)", number, mode),
    hook: (account: string) =>
      all<{ url: string }>("select url from hooks where account = ?", account)[0]?.url,
    setHook: (account: string, url: string) =>
      void sql.exec("insert or replace into hooks values (?, ?)", account, url),
    stop: (account: string, phone: string, isStopped: boolean) =>
      void sql.exec(
        isStopped
          ? "insert or ignore into stops values (?, ?)"
          : "delete from stops where account = ? and phone = ?",
        account,
        phone,
      ),
    isStopped: (account: string, phone: string) =>
      all("select 1 from stops where account = ? and phone = ?", account, phone).length > 0,
  };
}

export type Texts = ReturnType<typeof openTexts>;
