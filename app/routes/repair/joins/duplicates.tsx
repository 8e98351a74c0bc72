import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { duplicatesAddress } from "#app/features/customers/duplicates/duplicate-keys.ts";
import { DuplicateList } from "#app/features/customers/duplicates/duplicate-list.tsx";
import { listDuplicates } from "#app/features/customers/duplicates/duplicates.server.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/duplicates";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const search = duplicatesAddress.read(new URL(request.url).searchParams);
    return { ...search, ...(await listDuplicates(db, { shopId: shop.id, ...search })) };
  },
);

function Header() {
  const { t } = useWords();
  return (
    <PageHeader
      title={t("merge:duplicates.title")}
      lead={t("merge:duplicates.lead")}
      back={{ to: href("/repair-cms/customers"), label: t("customers:person.back") }}
    />
  );
}

export default function Duplicates({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-4xl">
      <Header />
      <DuplicateList {...loaderData} />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <Header />
      <NotLoaded what="merge:duplicates.notLoaded" />
    </>
  );
}
