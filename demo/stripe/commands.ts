import { z } from "zod";
import type { Books } from "./books.ts";
import { conditions } from "./connect/account-object.ts";
import type { Connect } from "./connect/connected.ts";
import { verdicts } from "./connect/returns.ts";
import { type Account, livingIn } from "./ledger/account.ts";
import { day } from "./ledger/months.ts";
import { itemIn } from "./objects/subscription.ts";
import { missing, Refusal } from "./refusal.ts";
import type { openDeliveries } from "./webhooks/deliveries.ts";

const customer = z.string().min(1);
const yesOrNo = z.union([
  z.boolean(),
  z.enum(["true", "false"]).transform((word) => word === "true"),
]);

/**
 * Commands of the control panel and the tests: what at Stripe time, banks and the dashboard
 * would do.
 */
export const commandSchema = z.discriminatedUnion("command", [
  z.strictObject({
    command: z.literal("advance"),
    customer: customer.optional(),
    days: z.coerce.number().min(0).max(4000),
  }),
  z.strictObject({
    command: z.literal("advance to"),
    customer,
    moment: z.enum(["trial end", "period end"]),
  }),
  z.strictObject({ command: z.literal("let payments"), customer, work: yesOrNo }),
  z.strictObject({ command: z.literal("give up"), customer, as: z.enum(["canceled", "unpaid"]) }),
  z.strictObject({ command: z.literal("dispute"), customer }),
  z.strictObject({ command: z.literal("refund"), customer }),
  z.strictObject({ command: z.literal("cancel"), customer }),
  z.strictObject({ command: z.literal("delete"), customer }),
  z.strictObject({ command: z.literal("account"), account: customer, as: z.enum(conditions) }),
  z.strictObject({ command: z.literal("let refunds"), account: customer, work: yesOrNo }),
  z.strictObject({
    command: z.literal("refund card"),
    account: customer,
    intent: customer,
    amount: z.coerce.number().int().min(1).optional(),
  }),
  z.strictObject({ command: z.literal("bounce refund"), account: customer, refund: customer }),
  z.strictObject({
    command: z.literal("dispute card"),
    account: customer,
    intent: customer,
    inquiry: yesOrNo.default(false),
  }),
  z.strictObject({
    command: z.literal("decide dispute"),
    account: customer,
    dispute: customer,
    as: z.enum(verdicts),
  }),
  z.strictObject({ command: z.literal("pay"), session: z.string(), card: z.string() }),
  z.strictObject({ command: z.literal("deliveries"), mode: z.enum(["on", "held", "off"]) }),
  z.strictObject({
    command: z.literal("deliver"),
    events: z.union([z.array(z.string()).max(10_000), z.string().transform((one) => [one])]),
  }),
]);
export type ControlCommand = z.input<typeof commandSchema>;

/** The parts of the stand-in that the control panel commands. */
export type Parts = {
  books: Books;
  connect: Connect;
  deliveries: ReturnType<typeof openDeliveries>;
};

/** Runs a command and returns a message about its outcome, if any. @throws Refusal */
export async function runCommand(
  command: z.output<typeof commandSchema>,
  { books, connect, deliveries }: Parts,
): Promise<object> {
  switch (command.command) {
    case "advance":
      for (const id of command.customer
        ? [command.customer]
        : books.list().map(({ customer }) => customer.id)) {
        books.advance(id, Math.round(command.days * day));
      }
      return {};
    case "advance to":
      books.advance(command.customer, wait(books, find(books, command.customer), command.moment));
      return {};
    case "let payments":
      books.obey(command.customer, { do: "let payments", work: command.work });
      return {};
    case "give up":
      books.obey(command.customer, { do: "give up", as: command.as });
      return {};
    case "dispute":
      return books.obey(command.customer, { do: "dispute" }) ?? {};
    case "refund":
      return books.obey(command.customer, { do: "refund" }) ?? {};
    case "cancel":
      books.obey(command.customer, {
        do: "cancel subscription",
        subscription: living(find(books, command.customer)).id,
      });
      return {};
    case "delete":
      books.obey(command.customer, { do: "delete customer" });
      return {};
    case "account":
      return connect.set(command.account, command.as);
    case "let refunds":
      connect.letRefundsFail(command.account, !command.work);
      return {};
    case "refund card": {
      const { account, intent, amount } = command;
      return connect.refund(account, intent, { ...(amount && { amount }), metadata: {} });
    }
    case "bounce refund":
      return connect.bounce(command.account, command.refund);
    case "dispute card":
      return connect.dispute(command.account, command.intent, command.inquiry);
    case "decide dispute":
      return connect.decide(command.account, command.dispute, command.as);
    case "pay": {
      if (connect.findSession(command.session)) return connect.pay(command.session, command.card);
      const account = books.findByObject(command.session);
      if (!account) throw missing("checkout.session", command.session);
      return (
        books.obey(account.customer.id, {
          do: "pay session",
          session: command.session,
          card: command.card,
        }) ?? {}
      );
    }
    case "deliveries":
      deliveries.setMode(command.mode);
      return {};
    case "deliver":
      return { answers: await deliveries.sendNow(command.events) };
  }
}

function find(books: Books, customerId: string): Account {
  const account = books.find(customerId);
  if (!account) throw missing("customer", customerId, "customer");
  return account;
}

function living(account: Account) {
  const subscription = livingIn(account);
  if (!subscription) throw new Refusal("This customer has no running subscription.");
  return subscription;
}

/** The seconds until then on this customer's clock. */
function wait(books: Books, account: Account, moment: "trial end" | "period end"): number {
  const subscription = living(account);
  const at =
    moment === "trial end" ? subscription.trial_end : itemIn(subscription).current_period_end;
  return Math.max(0, (at ?? 0) - books.now(account));
}
