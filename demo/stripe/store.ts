import type { Account } from "./ledger/account.ts";
import { nextDue } from "./ledger/time.ts";
import type { StripeEvent } from "./objects/event.ts";

const schema = `
create table if not exists accounts (customer_id text primary key, n integer not null, due integer, body text not null) strict;
create index if not exists accounts_by_due on accounts (due);
create index if not exists accounts_by_n on accounts (n);
create table if not exists owners (id text primary key, customer_id text not null) strict, without rowid;
create table if not exists events (n integer primary key autoincrement, id text not null unique, customer_id text not null, body text not null) strict;
create table if not exists deliveries (n integer primary key autoincrement, event_id text not null, state text not null, tries integer not null, due integer not null, answer text) strict;
create index if not exists deliveries_by_due on deliveries (state, due);
create table if not exists answers (key text primary key, asked text not null, status integer not null, body text not null, request_id text not null, at integer not null) strict;
create table if not exists connected (id text primary key, body text not null) strict;
create table if not exists settings (name text primary key, value text not null) strict;
`;

/** The stand-in's storage, in the SQLite of its Durable Object. */
export type Store = ReturnType<typeof openStore>;

export function openStore(sql: SqlStorage) {
  sql.exec(schema);
  const one = <T>(query: string, ...values: (string | number | null)[]): T | undefined =>
    sql.exec(query, ...values).toArray()[0] as T | undefined;
  const all = <T>(query: string, ...values: (string | number | null)[]): T[] =>
    sql.exec(query, ...values).toArray() as T[];

  return {
    sql: {
      one,
      all,
      run: (query: string, ...values: (string | number | null)[]) =>
        void sql.exec(query, ...values),
    },

    findAccount(customerId: string): Account | undefined {
      const row = one<{ body: string }>(
        "select body from accounts where customer_id = ?",
        customerId,
      );
      return row && (JSON.parse(row.body) as Account);
    },

    /** The customer who owns a subscription, an invoice or a session. */
    findOwner: (id: string): string | undefined =>
      one<{ customer_id: string }>("select customer_id from owners where id = ?", id)?.customer_id,

    /** Accounts, the newest first. */
    listAccounts: (limit: number): Account[] =>
      all<{ body: string }>("select body from accounts order by n desc limit ?", limit).map(
        ({ body }) => JSON.parse(body) as Account,
      ),

    /** Customers with due changes, by the real clock in seconds. */
    dueCustomers: (now: number): string[] =>
      all<{ customer_id: string }>(
        "select customer_id from accounts where due <= ? order by due",
        now,
      ).map(({ customer_id }) => customer_id),

    firstDue: (): number | null =>
      one<{ due: number | null }>("select min(due) as due from accounts")?.due ?? null,

    keepAccount(account: Account): void {
      const { id } = account.customer;
      const due = nextDue(account);
      sql.exec(
        `insert into accounts (customer_id, n, due, body) values (?, (select coalesce(max(n), 0) + 1 from accounts), ?, ?)
         on conflict (customer_id) do update set due = excluded.due, body = excluded.body`,
        id,
        due === null ? null : due - account.ahead,
        JSON.stringify(account),
      );
      for (const owned of [
        account.sessions,
        account.portals,
        account.subscriptions,
        account.invoices,
        account.disputes,
      ]) {
        for (const object of owned)
          sql.exec("insert or ignore into owners (id, customer_id) values (?, ?)", object.id, id);
      }
    },

    keepEvent(event: StripeEvent, customerId: string): void {
      sql.exec(
        "insert into events (id, customer_id, body) values (?, ?, ?)",
        event.id,
        customerId,
        JSON.stringify(event),
      );
    },

    findEvent(id: string): StripeEvent | undefined {
      const row = one<{ body: string }>("select body from events where id = ?", id);
      return row && (JSON.parse(row.body) as StripeEvent);
    },

    setting: (name: string): string | undefined =>
      one<{ value: string }>("select value from settings where name = ?", name)?.value,

    set(name: string, value: string): void {
      sql.exec(
        "insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value",
        name,
        value,
      );
    },
  };
}
