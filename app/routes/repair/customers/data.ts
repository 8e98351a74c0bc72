import { href, redirect } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { customerLinks } from "#app/features/approval/archive.server.ts";
import { customerAppointments } from "#app/features/calendar/archive.server.ts";
import { customerCards } from "#app/features/cards/archive.server.ts";
import { findCustomer } from "#app/features/customers/person/customer.server.ts";
import { customerInspections } from "#app/features/inspection/archive.server.ts";
import { customerMessages } from "#app/features/messages/archive.server.ts";
import { customerFiles } from "#app/features/papers/archive/customer-data.server.ts";
import { customerPhotos } from "#app/features/photos/archive.server.ts";
import { customerFollowUps } from "#app/features/reminders/archive.server.ts";
import { notFound } from "#app/http/answers.ts";
import { type ArchiveFile, zipOf } from "#app/platform/archive/zip.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
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
    return new Response(zipOf(filesOf(platform, shop.id, customer), now), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="llave_${customer.id}.zip"`,
        "cache-control": "private, no-store",
      },
    });
  }),
);

type Customer = Parameters<typeof customerFiles>[2];

async function* filesOf(
  services: Pick<Platform, "db" | "files">,
  shopId: string,
  customer: Customer,
): AsyncGenerator<ArchiveFile> {
  yield* customerFiles(services.db, shopId, customer);
  yield* customerLinks(services.db, shopId, customer.id);
  yield customerInspections(services.db, shopId, customer.id);
  yield customerAppointments(services.db, shopId, customer.id);
  yield* customerCards(services.db, shopId, customer.id);
  yield* customerMessages(services.db, shopId, customer.id);
  yield* customerFollowUps(services.db, shopId, customer.id);
  yield* customerPhotos(services, shopId, customer.id);
}
