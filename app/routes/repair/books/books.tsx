import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { BooksPage } from "#app/features/books/books-page.tsx";
import { findBooks } from "#app/features/books/find-books.server.ts";
import { makeJournalFile } from "#app/features/books/make-file.server.ts";
import { attempt, done, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { ReportFrame } from "#app/routes/repair/reports/report-frame.tsx";
import type { Route } from "./+types/books";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const { t } = await wordsOf(context);
    const asked = new URL(request.url).searchParams.get("month");
    return readOr("the books could not be read", { id: "", found: null }, async () => ({
      id: newId(),
      found: await findBooks(db, shop.id, { asked, now, t }),
    }));
  },
);

/** Makes the next file of a month. */
export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, context, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const { values = {} } = await receiveForm(request, smallForm);
    const { t } = await wordsOf(context);
    return attempt("books:notMade", async () => {
      const by = { by: viewer.id, now, t };
      const made = await makeJournalFile(db, shop.id, { ...values, ...by });
      if (made === "made") return done;
      return refuse(made === "nothing" ? "books:nothing" : "books:overtaken", 409);
    });
  },
);

export const clientAction = answering("books:notMade");

export default function Books({ loaderData, actionData }: Route.ComponentProps) {
  const { found, id } = loaderData;
  return (
    <ReportFrame
      title="books:title"
      lead="books:lead"
      tabs={{ all: true }}
      notLoaded="books:notLoaded"
    >
      {found && <BooksPage id={id} found={found} answer={actionData} />}
    </ReportFrame>
  );
}
