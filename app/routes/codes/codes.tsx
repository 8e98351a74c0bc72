import { href, redirect } from "react-router";
import { read } from "#app/features/account/guard.server.ts";
import { readCatalog } from "#app/features/codes/catalog.server.ts";
import { CodeFamilies } from "#app/features/codes/code-families.tsx";
import { CodeList } from "#app/features/codes/code-list.tsx";
import { CodeSearch } from "#app/features/codes/code-search.tsx";
import { loadLibrary } from "#app/features/codes/load-library.server.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { readCode, readImpossibleCode } from "#app/values/fault-code.ts";
import type { Route } from "./+types/codes";

/** The library: a search that names a code redirects to it, others list codes; or the groups. */
export const loader = read("codes", async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get("q") ?? "";
  const code = readCode(typed) ?? readImpossibleCode(typed);
  if (code) throw redirect(href("/codes/:code", { code }));
  const [{ browse, listFamilies, readBrowse }, catalog] = await Promise.all([
    import("#app/features/codes/search.server.ts"),
    readCatalog(),
    loadGlossary(),
    loadLibrary(),
  ]);
  const query = readBrowse(searchParams);
  const language = languageOf(context);
  const families = listFamilies(language, catalog);
  const listing = query.text || query.family ? browse(query, language, catalog) : undefined;
  return { query, families, listing };
});

export default function Page({ loaderData: { query, families, listing } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("codes:title")} lead={t("codes:lead")} />
      <CodeSearch query={query} />
      {listing && (
        <CodeList
          query={query}
          {...listing}
          name={families.find(({ family }) => family === query.family)?.name}
        />
      )}
      {!listing && <CodeFamilies families={families} />}
    </>
  );
}
