import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { photos } from "#app/features/photos/tables.server.ts";
import type { openApp } from "../app.ts";
import { jpeg } from "../files/pictures.ts";
import type { Person } from "../people.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type PhotoForm = {
  id?: string;
  photo?: Bytes;
  small?: Bytes;
  takenAt?: number;
  point?: string;
  /** Ends the request half way. */
  signal?: AbortSignal;
};

/** Sends photos as the page's queue does, and looks at what became of them. */
export function photosOf(app: ReturnType<typeof openApp>) {
  const send = (
    as: Person,
    jobId: string,
    {
      id = newId(),
      photo = jpeg,
      small = jpeg,
      takenAt = Date.now() - 60_000,
      point,
      signal,
    }: PhotoForm = {},
  ) => {
    const form = new FormData();
    form.set("id", id);
    form.set("takenAt", String(takenAt));
    if (point) form.set("point", point);
    form.set("small", new Blob([small]), "small");
    form.set("photo", new Blob([photo]), "photo");
    const headers = { accept: "application/json" };
    return app().visit(`/repair-cms/${jobId}/photos/add`, {
      as,
      form,
      headers,
      ...(signal && { signal }),
    });
  };
  const rowsOf = (shopId: string) =>
    app().db.select().from(photos).where(eq(photos.shopId, shopId)).orderBy(photos.id);
  const filesOf = async (shopId: string) => {
    const keys: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await app().files.list({
        prefix: `photos/${shopId}/`,
        ...(cursor && { cursor }),
      });
      keys.push(...page.objects.map(({ key }) => key));
      more = page.truncated;
      cursor = page.truncated ? page.cursor : undefined;
    }
    return keys.sort();
  };
  return { send, rowsOf, filesOf };
}
