import { href, redirect } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findCustomer } from "#app/features/customers/person/customer.server.ts";
import { customerData } from "#app/features/exports/customer-data.server.ts";
import { notFound } from "#app/http/answers.ts";
import { zipOf } from "#app/platform/archive/zip.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import type { Route } from "./+types/data";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

/** Exports a customer's data as an archive of JSON files. */
export const loader = read(
  { area: "repair", needs: "deleteJobs" },
  paced(async ({ platform, db, now, params, request, shop }: Route.LoaderArgs & InShop) => {
    // A link on another site must not cause this work.
    if (request.headers.get("sec-fetch-site") === "cross-site")
      throw redirect(href("/repair-cms/customers"));
    const customer = (await findCustomer(db, shop.id, params.customerId)) ?? notFound();
    return new Response(zipOf(customerData(platform, shop.id, customer), now), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="llave_${customer.id}.zip"`,
        "cache-control": "private, no-store",
      },
    });
  }),
);
