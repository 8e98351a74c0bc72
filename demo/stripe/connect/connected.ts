import { cardOf } from "../ledger/cards.ts";
import { day } from "../ledger/months.ts";
import { checkExpiry, type Session, sessionOf } from "../objects/checkout.ts";
import { type EventType, eventOf, nobody, type StripeEvent } from "../objects/event.ts";
import { declined, missing, Refusal } from "../refusal.ts";
import type { Store } from "../store.ts";
import { accountObject, type Condition, type Connected } from "./account-object.ts";
import type { Charge } from "./charge-objects.ts";
import { openReturns } from "./returns.ts";

type NewSession = {
  currency: string;
  amount: number;
  name: string;
  locale: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number | null;
};

const currencies: Record<string, string> = {
  US: "usd",
  CA: "cad",
  MX: "mxn",
  BR: "brl",
  ES: "eur",
};
const randomId = () => crypto.randomUUID().replaceAll("-", "").slice(0, 24);

/** Shops' own accounts (Connect): creation, reads and direct charges, each with its events. */
export type Connect = ReturnType<typeof openConnect>;

export function openConnect(
  store: Store,
  clock: () => number,
  announce: (event: StripeEvent) => void,
) {
  const { sql } = store;
  const read = (row: { body: string } | undefined) => row && (JSON.parse(row.body) as Connected);
  const find = (id: string): Connected | undefined =>
    read(sql.one<{ body: string }>("select body from connected where id = ?", id));

  function keep(account: Connected): void {
    sql.run(
      "insert into connected (id, body) values (?, ?) on conflict (id) do update set body = excluded.body",
      account.id,
      JSON.stringify(account),
    );
  }
  function tell(account: Connected, type: EventType, object: object): void {
    const happening = { type, at: clock(), object };
    const event = { ...eventOf(`evt_${randomId()}`, happening, nobody), account: account.id };
    store.keepEvent(event, account.id);
    announce(event);
  }
  function present(id: string): Connected {
    const account = find(id);
    if (account && account.condition !== "gone") return account;
    throw new Refusal(
      `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
      { status: 403, code: "account_invalid" },
    );
  }
  const takenIn = (account: Connected, session: string): Charge => {
    const taken = account.taken.find((one) => one.session.id === session);
    if (!taken) throw missing("checkout.session", session);
    if (taken.session.status === "open" && taken.session.expires_at <= clock())
      end(account, taken.session);
    return taken;
  };
  function end(account: Connected, session: Session): void {
    Object.assign(session, { status: "expired", url: null } satisfies Partial<Session>);
    keep(account);
    tell(account, "checkout.session.expired", session);
  }

  return {
    find,
    present,
    list: (): Connected[] =>
      sql
        .all<{ body: string }>("select body from connected order by rowid desc")
        .map((row) => read(row)!),

    create(country: string, email: string | null, metadata: Record<string, string>): Connected {
      const currency = currencies[country];
      if (!currency)
        throw new Refusal(`${country} is not currently supported by Stripe.`, {
          code: "country_unsupported",
          param: "country",
        });
      const account: Connected = {
        id: `acct_${randomId().slice(0, 16)}`,
        country,
        currency,
        email,
        metadata,
        condition: "new",
        refundsFail: false,
        created: clock(),
        taken: [],
        visits: [],
      };
      keep(account);
      return account;
    },

    /** Sets Stripe's decision about an account. */
    set(id: string, condition: Condition): Connected {
      const account = find(id);
      if (!account) throw missing("account", id);
      account.condition = condition;
      keep(account);
      if (condition === "gone") tell(account, "account.application.deauthorized", { id });
      else tell(account, "account.updated", accountObject(account));
      return account;
    },
    letRefundsFail(id: string, fail: boolean): void {
      keep({ ...present(id), refundsFail: fail });
    },

    visit(id: string, returnUrl: string, refreshUrl: string): string {
      const account = present(id);
      const made = { id: `${id}.${randomId()}`, returnUrl, refreshUrl };
      account.visits = [...account.visits.slice(-9), made];
      keep(account);
      return `${new URL(returnUrl).origin}/demo/connect/${made.id}`;
    },

    /** A payment's page, wherever it is. */
    findSession(session: string): { account: Connected; taken: Charge } | undefined {
      const row = sql.one<{ body: string }>(
        "select c.body from connected c, json_each(c.body, '$.taken') t where t.value ->> '$.session.id' = ?",
        session,
      );
      const account = read(row);
      return account && { account, taken: takenIn(account, session) };
    },

    open(id: string, wanted: NewSession): Session {
      const account = present(id);
      if (account.condition !== "ready")
        throw new Refusal("Your account cannot currently make live charges.", {
          code: "account_closed",
        });
      const now = clock();
      const session = `cs_test_${randomId()}${randomId()}`;
      const { amount, currency, successUrl, cancelUrl, locale, metadata, expiresAt } = wanted;
      checkExpiry(expiresAt, now);
      const base = sessionOf(
        {
          id: session,
          url: `${new URL(successUrl).origin}/demo/pay/${session}`,
          customer: { id: "", email: null, name: null, phone: null },
          price: { currency, unit_amount: amount } as never,
          quantity: 1,
          trialDays: 0,
          successUrl,
          cancelUrl,
          clientReferenceId: null,
          locale,
          metadata,
          allowPromotionCodes: null,
          expiresAt: expiresAt ?? now + day,
        },
        now,
      );
      const made = { ...base, mode: "payment", customer: null, customer_details: null } as never;
      account.taken.push({
        session: made,
        intent: null,
        paidAt: null,
        refunds: [],
        disputes: [],
      });
      keep(account);
      return made;
    },

    session: (id: string, session: string): Session => takenIn(present(id), session).session,

    expire(id: string, sessionId: string): Session {
      const account = present(id);
      const { session } = takenIn(account, sessionId);
      if (session.status !== "open") throw notOpen(session);
      end(account, session);
      return session;
    },

    /** The page was sent with a card. @throws Refusal when it is declined */
    pay(sessionId: string, card: string): Session {
      const found = this.findSession(sessionId);
      if (!found) throw missing("checkout.session", sessionId);
      const { account, taken } = found;
      const { session } = taken;
      if (session.status !== "open") throw notOpen(session);
      if (!cardOf(card, "pm_demo").works)
        throw declined("Your card was declined.", "card_declined", "generic_decline");
      taken.intent = `pi_${randomId()}`;
      taken.paidAt = clock();
      Object.assign(session, {
        status: "complete",
        payment_status: "paid",
        payment_intent: taken.intent,
        url: null,
      } satisfies Partial<Session>);
      keep(account);
      tell(account, "checkout.session.completed", session);
      return session;
    },

    ...openReturns({ present, keep, tell, clock, randomId }),
  };
}

const notOpen = (session: Session): Refusal =>
  new Refusal(`This Checkout Session is not open: its status is ${session.status}.`, {
    code: "checkout_session_not_open",
  });
