import { v7 as newId } from "uuid";
import { fileKey } from "#app/features/customers/import/file/file.server.ts";
import {
  customerImportRows,
  customerImports,
} from "#app/features/customers/import.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Person } from "../people.ts";

/**
 * An import of this shop, by default one that was canceled, with what these rows say that were
 * refused. Its file is not stored.
 */
export async function makeImport(
  db: Db,
  { id: by, shopId }: Pick<Person, "id" | "shopId">,
  {
    samples = [],
    ...traits
  }: Partial<typeof customerImports.$inferInsert> & { samples?: string[] } = {},
): Promise<string> {
  const id = newId();
  const at = new Date();
  await db.insert(customerImports).values({
    shopId,
    id,
    by,
    fileName: "customers.csv",
    file: fileKey({ shopId, importId: id }),
    bytes: 0,
    encoding: "utf-8",
    delimiter: "comma",
    columns: [],
    stage: "canceled",
    createdAt: at,
    updatedAt: at,
    ...traits,
  });
  const refused = { shopId, importId: id, outcome: "refused", problem: "ui:form.phone" } as const;
  for (const [at, sample] of samples.entries())
    await db.insert(customerImportRows).values({ ...refused, row: at + 1, field: "phone", sample });
  return id;
}
