import { Badge, type Tone } from "#app/ui/badge.tsx";
import { Button, type Kind } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { CodeTag } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";

/** Every part of the interface, in light and dark mode; its language is that of the page. */
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

/** A section, a table, and the placeholders of empty lists. */
function KitLists() {
  const { t } = useWords();
  const columns: Column<(typeof rows)[number]>[] = [
    { label: t("shop:name"), cell: ({ name }) => name },
    { label: t("shop:hourlyRate"), cell: ({ rate }) => rate, figures: true },
  ];
  return (
    <div className="grid gap-5">
      <Section title={t("site:kit.heading")}>
        <Row
          label={t("site:kit.label")}
          hint={t("site:kit.text")}
          action={<Button>{t("ui:copy")}</Button>}
        >
          {rows[0].name}
        </Row>
      </Section>
      <Table name={t("site:kit.heading")} columns={columns} rows={rows} id={({ name }) => name} />
      <Empty title={t("site:kit.empty")}>
        <Button>{t("ui:tryAgain")}</Button>
      </Empty>
      <Skeleton className="h-12" />
    </div>
  );
}

const rows = [
  { name: "Taller Ruiz", rate: "$110.00" },
  { name: "Frenos y Suspensión Hernández-Villavicencio", rate: "$1,045.50" },
] as const;

const refused: FormAnswer = {
  ok: false,
  error: { key: "ui:form.fix" },
  fields: { missing: { key: "ui:form.required" } },
};

/** Every field of a form, one of them invalid. The form is not sent. */
function KitForm() {
  const { t } = useWords();
  const options = languages.map((value) => ({
    value,
    label: t(`shop:languages.${value}`),
  }));
  return (
    <WorkForm
      answer={refused}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 rounded-lg border border-line bg-card p-4"
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField name="name" label={t("shop:name")} required />
        <TextField name="phone" label={t("shop:phone")} hint={t("shop:countryHint")} />
        <TextField name="missing" label={t("shop:hourlyRate")} required />
        <SelectField name="language" label={t("shop:language")} options={options} />
        <TextArea name="address" label={t("shop:address")} className="sm:col-span-2" />
      </div>
      <Tick name="tick" defaultChecked>
        {t("shop:techniciansSeePrices")}
      </Tick>
      <Tick name="other">{t("shop:unreviewedMayGo")}</Tick>
      <FormActions>
        <SubmitButton pending={t("shop:saving")}>{t("shop:save")}</SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

const kinds: readonly Kind[] = ["primary", "plain", "danger", "quiet"];
const tones: readonly Tone[] = ["good", "busy", "bad", "plain"];

/** Buttons, menus, notices and what states are shown by. */
function KitActions() {
  const { t } = useWords();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {t("shop:save")}
          </Button>
        ))}
        <Button kind="primary" pending={t("shop:saving")}>
          {t("shop:save")}
        </Button>
        <Button disabled>{t("shop:save")}</Button>
        <MoreMenu label={t("site:kit.menu")}>
          <Button kind="quiet">{t("ui:copy")}</Button>
          <Button kind="quiet">{t("ui:cancel")}</Button>
        </MoreMenu>
      </div>
      <div className="grid gap-3">
        <Notice kind="done">{t("shop:saved")}</Notice>
        <Notice kind="info">{t("ui:form.draft")}</Notice>
        <Notice kind="error">{t("shop:notSaved")}</Notice>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t("site:kit.state")}
          </Badge>
        ))}
        <Plate>KTR-4821</Plate>
        <CodeTag code="P0301" />
      </p>
    </div>
  );
}
