import { type Account, accountOf } from "./ledger/account.ts";
import { type Command, run } from "./ledger/ledger.ts";
import { type Customer, type CustomerFacts, customerOf } from "./objects/customer.ts";
import {
  type EventRequest,
  eventOf,
  type Happening,
  nobody,
  type StripeEvent,
} from "./objects/event.ts";
import { missing } from "./refusal.ts";
import type { Store } from "./store.ts";

/**
 * The ledger with its storage: finds accounts, runs commands on them at the time of their clock,
 * stores the result and reports events.
 */
export type Books = ReturnType<typeof openBooks>;

/**
 * @param clock the real time in seconds
 * @param announce is called with every stored event
 */
export function openBooks(
  store: Store,
  clock: () => number,
  announce: (event: StripeEvent) => void,
) {
  function keep(account: Account, happened: Happening[], asked: EventRequest): void {
    store.keepAccount(account);
    for (const happening of happened) {
      const event = eventOf(`evt_${randomId()}`, happening, asked);
      store.keepEvent(event, account.customer.id);
      announce(event);
    }
  }

  function obey(customerId: string, command: Command, asked: EventRequest = nobody): object | null {
    const account = store.findAccount(customerId);
    if (!account) throw missing("customer", customerId, "customer");
    const after = run(account, command, clock() + account.ahead);
    if (command.do !== "settle" || after.happened.length > 0)
      keep(after.account, after.happened, asked);
    return after.made;
  }

  return {
    obey,

    createCustomer(facts: CustomerFacts, asked: EventRequest = nobody): Customer {
      const customer = customerOf(`cus_${randomId().slice(0, 14)}`, facts, clock());
      keep(
        accountOf(customer),
        [{ type: "customer.created", at: clock(), object: customer }],
        asked,
      );
      return customer;
    },

    /** An account, brought up to date; undefined if there is no such customer. */
    find(customerId: string): Account | undefined {
      if (!store.findAccount(customerId)) return undefined;
      obey(customerId, { do: "settle" });
      return store.findAccount(customerId);
    },

    /** The account that an object belongs to, brought up to date. */
    findByObject(id: string): Account | undefined {
      const owner = store.findOwner(id);
      return owner === undefined ? undefined : this.find(owner);
    },

    /** The newest accounts, brought up to date. */
    list(limit = 1000): Account[] {
      this.settle();
      return store.listAccounts(limit);
    },

    /** Applies due changes for all customers. */
    settle(): void {
      for (const customerId of store.dueCustomers(clock())) obey(customerId, { do: "settle" });
    },

    /**
     * Advances a customer's clock. Everything due in that time is applied, each at its own time.
     */
    advance(customerId: string, seconds: number): void {
      const account = store.findAccount(customerId);
      if (!account) throw missing("customer", customerId, "customer");
      store.keepAccount({ ...account, ahead: account.ahead + seconds });
      obey(customerId, { do: "settle" });
    },

    /** The time on a customer's clock, in seconds. */
    now: (account: Account): number => clock() + account.ahead,

    findEvent: (id: string): StripeEvent | undefined => store.findEvent(id),

    /** Events, the newest first. */
    listEvents: (types: string[] | undefined): StripeEvent[] =>
      store.sql
        .all<{ body: string }>("select body from events order by n desc limit 5000")
        .map(({ body }) => JSON.parse(body) as StripeEvent)
        .filter(({ type }) => !types || types.includes(type)),
  };
}

/** Long enough that it cannot be guessed. */
export function randomId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 24);
}
