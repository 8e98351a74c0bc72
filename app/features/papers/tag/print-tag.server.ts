import { qrRows } from "#app/features/account/two-factor/qr.server.ts";
import { type Printing, print } from "#app/features/papers/print-paper.server.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import type { findTag } from "./find-tag.server.ts";
import { layOutTag } from "./lay-out-tag.ts";
import { keyTagOf } from "./tag.ts";

type TagFacts = NonNullable<Awaited<ReturnType<typeof findTag>>>;

type How = Pick<Printing, "t" | "loadFont"> & {
  language: Language;
  /** The address in its QR code. */
  address: string;
  /** The viewer's time zone, for a shop whose own is unset or no longer known. */
  readerZone: string;
};

/** Prints the key tag of a job. */
export async function printTag(
  { job, zone, size }: TagFacts,
  { t, loadFont, language, address, readerZone }: How,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = zone && isTimeZone(zone) ? zone : readerZone;
  const code = await qrRows(address);
  const tag = keyTagOf(job, { t, language, zone: known, code, size });
  return print(
    tag,
    { t, loadFont },
    { layOut: layOutTag, title: tag.workId, author: "", language },
  );
}
