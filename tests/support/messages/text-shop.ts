import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { messageHooks } from "#app/features/messages/provider.tables.server.ts";
import { conversations, messageAccounts, messages } from "#app/features/messages/tables.server.ts";
import type { Language } from "#app/values/language.ts";
import { tokenOf } from "../../../demo/twilio/accounts.ts";
import { signatureOf } from "../../../demo/twilio/signature.ts";
import type { App } from "../app.ts";
import { below } from "../chance.ts";
import { makeShop } from "../make.ts";
import { signedIn } from "../people.ts";

export const settings = "/repair-cms/text-messages";

/** Where the product believes to be; its servers have other ports. */
const appUrl = "http://localhost";

const hex = () => crypto.randomUUID().replaceAll("-", "");
export const anyNumber = () => `+1956${2_000_001 + below(7_999_990)}`;

/** A shop with an account of the stand-in that it has not typed in yet. */
export async function textShop(app: App, language: Language = "en") {
  const owner = await signedIn(app.db, "premium");
  await makeShop(app.db, owner);
  const { shopId } = owner;
  const accountSid = `AC${hex()}`;
  const account = {
    accountSid,
    authToken: tokenOf(accountSid),
    sms: anyNumber(),
    whatsapp: anyNumber(),
  };
  const rowsOf = async <Row extends { shopId: string }>(rows: Promise<Row[]>) =>
    (await rows).filter((row) => row.shopId === shopId);
  const hook = async () =>
    (await app.db.select().from(messageHooks).where(eq(messageHooks.shopId, shopId)))[0]?.key ?? "";
  return {
    owner,
    shopId,
    account,
    hook,
    accounts: () => rowsOf(app.db.select().from(messageAccounts)),
    messages: () => rowsOf(app.db.select().from(messages)),
    conversations: () => rowsOf(app.db.select().from(conversations)),
    save: (more: Record<string, string> = {}) =>
      app.visit(settings, {
        as: owner,
        form: { ...account, ...more },
        headers: { "accept-language": language },
      }),
    /** Somebody writes to the shop on a telephone of the stand-in. */
    write: (phone: string, text: string, more: Record<string, string> = {}) => {
      const way = more.way ?? "sms";
      const shop = way === "sms" ? account.sms : account.whatsapp;
      return app.demo(`/demo/phone/${phone.slice(1)}/send`, {
        form: { way, text, account: accountSid, shop, ...more },
      });
    },
    mode: (phone: string, mode: string) =>
      app.demo(`/demo/phone/${phone.slice(1)}/mode`, { form: { mode } }),
    thread: async (phone: string) =>
      (await app.demo(`/demo/phone/${phone.slice(1)}/thread`)).text(),
    /** A call as Twilio makes it, of the test's own fields. */
    call: async (
      fields: Record<string, string>,
      { key, token = account.authToken, query = "", sign = true }: CallOptions = {},
    ) => {
      const path = `/webhooks/messages/${key ?? (await hook())}${query}`;
      const form = { AccountSid: accountSid, ...fields };
      const signature = await signatureOf(appUrl + path, form, token);
      return app.worker("llave-stripe", path, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: sign ? { "x-twilio-signature": signature } : {},
      });
    },
    incoming: (from: string, text: string, sid = `SM${hex()}`) => ({
      MessageSid: sid,
      SmsStatus: "received",
      From: from,
      To: account.sms,
      Body: text,
      NumMedia: "0",
    }),
    newSid: () => `SM${hex()}`,
    newId,
  };
}
type CallOptions = { key?: string; token?: string; query?: string; sign?: boolean };
