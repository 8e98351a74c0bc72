import { Buffer } from "node:buffer";
import {
  emailFoundBy,
  nameFoundBy,
  plateFoundBy,
  vinFoundBy,
} from "#app/features/customers/found-by.ts";
import type { ImportedRow } from "#app/features/customers/import/file/row.ts";
import type { RowProblem } from "#app/features/customers/import/file/row-problem.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import type { Country } from "#app/values/country.ts";
import type { KeyedRow } from "./drafts.ts";

/** Adds keys of a row's customer and vehicle, and ids hashed from its content. */
export async function keyedRow(
  { row, ...one }: { row: ImportedRow; number: number; without: RowProblem[] },
  { shopId, country }: { shopId: string; country: Country },
): Promise<KeyedRow> {
  const { customer, vehicle } = row;
  const name = nameFoundBy(customer.firstName, customer.lastName);
  const phone = await phoneFoundBy(customer.phone, country);
  const email = emailFoundBy(customer.email);
  const [plate, vin] = [plateFoundBy(vehicle?.plate ?? ""), vinFoundBy(vehicle?.vin ?? null)];
  // Without a telephone and an email address the whole row is the key, never the name alone.
  const who = phone || email ? [name, phone ?? email] : [customer, vehicle];
  const what = [vin ?? plate, vehicle?.make, vehicle?.model, vehicle?.year];
  const customerHash = await hashId([shopId, "customer", ...who]);
  return {
    ...row,
    ...one,
    nameFoundBy: name,
    phoneFoundBy: phone,
    emailFoundBy: email,
    plateFoundBy: plate,
    vin,
    customerHash,
    vehicleHash: await hashId([customerHash, "vehicle", ...what, vehicle?.engine]),
  };
}

/** A UUID of version 8 (RFC 9562) from a hash. */
async function hashId(parts: readonly unknown[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(parts));
  const digest = await crypto.subtle.digest("SHA-256", text);
  const hex = Buffer.from(digest).toString("hex");
  const variant = "89ab"[Number.parseInt(hex[16]!, 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
}
