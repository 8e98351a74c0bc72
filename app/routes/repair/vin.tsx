import { Form, href, useNavigation } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { decodeVin } from "#app/features/customers/vin/decode-vin.server.ts";
import { VinFacts } from "#app/features/customers/vin/vin-facts.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/vin";

const maxTyped = 100;

// Read by the form of a job as one types, and a page of its own without JavaScript.
export const loader = read(
  { area: "repair", needs: "editJobs" },
  async ({ platform, request, shop }: Route.LoaderArgs & InShop) => {
    const typed = new URL(request.url).searchParams.get("vin")?.slice(0, maxTyped).trim() ?? "";
    return {
      typed,
      decoded: typed ? await decodeVin(platform, shop.id, typed) : null,
    };
  },
);

export default function Page({ loaderData: { typed, decoded } }: Route.ComponentProps) {
  const { t } = useWords();
  const pending = useNavigation().state === "loading";
  return (
    <>
      <PageHeader
        title={t("vin:title")}
        lead={t("vin:lead")}
        back={{ to: href("/repair-cms"), label: t("repair:title") }}
      />
      <Form className="grid max-w-md gap-4" action={href("/repair-cms/vin")}>
        <TextField
          key={typed}
          name="vin"
          label={t("vin:field")}
          defaultValue={typed}
          maxLength={maxTyped}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className="button button-primary justify-self-start">
          {pending ? t("vin:searching") : t("vin:search")}
        </button>
      </Form>
      {decoded && (
        <div className="mt-6 grid justify-items-start gap-4 text-lg">
          <p role="status">
            {decoded.problem ? t(`vin:problem.${decoded.problem}`) : <VinFacts decoded={decoded} />}
          </p>
          {!decoded.problem && (
            <LinkButton to={`${href("/repair-cms/new")}?vin=${decoded.vin}`}>
              {t("vin:newJob")}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}
