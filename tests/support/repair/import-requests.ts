import { eq } from "drizzle-orm";
import { customerImports } from "#app/features/customers/import.tables.server.ts";
import type { App } from "../app.ts";
import type { Person } from "../people.ts";

const page = "/repair-cms/customers/import";

/** Uploads a file. The answer, and the id of the import when it was taken. */
export async function upload(app: App, as: Person, file: string | Uint8Array, id?: string) {
  const form = new FormData();
  if (id) form.set("id", id);
  form.set("file", new File([file as BlobPart], "clientes.csv", { type: "text/csv" }));
  const answer = await app.visit(page, { as, form });
  const importId = /import\/([\w-]+)\/columns/.exec(answer.headers.get("location") ?? "")?.[1];
  return { answer, importId: importId ?? "" };
}

/** Fetches the page of an import as text. */
export const importPage = async (app: App, as: Person, importId: string, rest = "") =>
  (await app.visit(`${page}/${importId}${rest}`, { as })).text();

/** Begins the preview with what the file was recognized as. */
export async function preview(app: App, as: Person, importId: string) {
  const [found] = await app.db
    .select()
    .from(customerImports)
    .where(eq(customerImports.id, importId));
  const { encoding, delimiter, columns, skipped } = found!;
  const chosen = (columns as (string | null)[]).map((column, at) => [`column${at}`, column ?? ""]);
  const form = { encoding, delimiter, skipped: String(skipped), ...Object.fromEntries(chosen) };
  return app.visit(`${page}/${importId}/columns`, { as, form });
}

/** Begins the import that was previewed. */
export const confirm = (app: App, as: Person, importId: string) =>
  app.visit(`${page}/${importId}`, { as, form: {} });

/** The import as it is once nothing is due. */
export async function settled(app: App, importId: string) {
  for (let waited = 0; waited < 400; waited++) {
    const [found] = await app.db
      .select()
      .from(customerImports)
      .where(eq(customerImports.id, importId));
    if (found && !found.dueAt) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("An import does not end");
}

/** Uploads, previews and imports a file. */
export async function importWhole(app: App, as: Person, file: string | Uint8Array) {
  const { importId } = await upload(app, as, file);
  await preview(app, as, importId);
  const previewed = await settled(app, importId);
  await confirm(app, as, importId);
  return { importId, previewed, result: await settled(app, importId) };
}
