import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import { KitActions } from "./kit-actions.tsx";
import { KitForm } from "./kit-form.tsx";
import { KitLists } from "./kit-lists.tsx";

/** Every part of the interface once, by day and by night; its language is that of the page. */
export function KitPage() {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("site:kit.title")} lead={t("site:kit.lead")} />
      <Tabs
        name={t("site:kit.title")}
        items={schemes.map(({ id }, at) => ({
          to: `#${id}`,
          label: t(`site:kit.${id}`),
          here: at === 0,
        }))}
      />
      <div className="grid gap-6">
        {schemes.map(({ id, look }) => (
          <section
            key={id}
            id={id}
            aria-label={t(`site:kit.${id}`)}
            className={`own-scheme ${look} grid gap-8 rounded-lg border border-line bg-paper p-4 text-ink sm:p-6`}
          >
            <Type />
            <KitActions />
            <KitForm />
            <KitLists />
          </section>
        ))}
      </div>
    </>
  );
}

const schemes = [
  { id: "day", look: "scheme-light" },
  { id: "night", look: "scheme-dark" },
] as const;

/** The steps of the type scale, as headings and as text. */
function Type() {
  const { t } = useWords();
  return (
    <div className="grid gap-2">
      <h2 className="heading-page">{t("site:kit.heading")}</h2>
      <h3 className="heading">{t("site:kit.heading")}</h3>
      <h4 className="heading-small">{t("site:kit.heading")}</h4>
      <p className="label text-base text-ink-soft">{t("site:kit.label")}</p>
      <p>{t("site:kit.text")}</p>
      <p className="text-base">{t("site:kit.text")}</p>
      <p className="text-sm text-ink-soft">{t("site:kit.text")}</p>
    </div>
  );
}
