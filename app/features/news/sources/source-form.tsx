import { useEffect, useRef } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import {
  FormActions,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import type { Preview } from "./preview.ts";

type Start = {
  name?: string;
  url?: string;
  selector?: string;
  language?: string;
  active?: boolean;
};

type Props = {
  answer: FormAnswer | undefined;
  /** The address that saves the form; a preview is posted elsewhere. */
  action: string;
  start?: Start;
  /** Hidden fields: the id of the source. */
  hidden: Record<string, string>;
  /** The version of the source that is edited. */
  version?: number;
  /** A preview without JavaScript. */
  preview?: Preview | undefined;
  saveLabel: string;
  savingLabel: string;
};

const previewAt = href("/admin/news/preview");

/** The form of a news source, with a preview of its articles. */
export function SourceForm({
  answer,
  action,
  start = {},
  hidden,
  version,
  preview,
  saveLabel,
  savingLabel,
}: Props) {
  const { t, language } = useWords();
  const list = useListAddress(href("/admin/news"));
  const fetcher = useFetcher<PreviewAnswer>();
  const fields = useRef<HTMLDivElement>(null);
  const current = fetcher.data?.ok ? fetcher.data.preview : preview;

  // The selector is required: fill in the one that the preview used.
  useEffect(() => {
    const box = fields.current?.querySelector<HTMLInputElement>("[name=selector]");
    if (box && current && box.value === "") box.value = current.selector;
  }, [current]);

  return (
    <WorkForm answer={answer} action={action} preventScrollReset className="grid gap-5">
      <div ref={fields} className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={t("news:source.name")}
          defaultValue={start.name}
          maxLength={80}
          required
        />
        <SelectField
          name="language"
          label={t("news:source.language")}
          defaultValue={start.language ?? language}
          options={languages.map((value) => ({ value, label: t(`news:language.${value}`) }))}
        />
        <TextField
          name="url"
          type="url"
          label={t("news:source.url")}
          hint={t("news:source.urlHint")}
          defaultValue={start.url}
          maxLength={1000}
          autoCapitalize="none"
          spellCheck={false}
          required
          className="sm:col-span-2"
        />
        <TextField
          name="selector"
          label={t("news:source.selector")}
          hint={t("news:source.selectorHint")}
          defaultValue={start.selector}
          maxLength={300}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          className="sm:col-span-2"
        />
        <Active start={start.active ?? true} />
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {version !== undefined && <StableValue name="version" value={String(version)} />}
      <Previewed answer={fetcher.data} preview={current} busy={fetcher.state !== "idle"} />
      <FormActions cancelTo={list()}>
        <Button
          type="submit"
          formAction={previewAt}
          pending={fetcher.state !== "idle" && t("news:source.previewing")}
          onClick={(event) => {
            event.preventDefault();
            fetcher.submit(event.currentTarget.form, { method: "post", action: previewAt });
          }}
        >
          {t("news:source.preview")}
        </Button>
        <SubmitButton pending={savingLabel}>{saveLabel}</SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

function Active({ start }: { start: boolean }) {
  const { t } = useWords();
  const { values } = useForm();
  const typed = Object.keys(values).length > 0 ? values.active !== undefined : start;
  return (
    <Tick name="active" defaultChecked={typed} className="sm:col-span-2">
      {t("news:source.active")}
    </Tick>
  );
}

type PreviewAnswer = FormAnswer & { preview?: Preview };

function Previewed({
  answer,
  preview,
  busy,
}: {
  answer: PreviewAnswer | undefined;
  preview: Preview | undefined;
  busy: boolean;
}) {
  const { t } = useWords();
  // On a phone the result is below the visible part.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  const refusal =
    answer && !answer.ok ? (Object.values(answer.fields ?? {})[0] ?? answer.error) : undefined;
  return (
    <div ref={box} aria-live="polite" aria-busy={busy} className="scroll-mb-36">
      {refusal ? (
        <Notice kind="error">{t(refusal)}</Notice>
      ) : (
        preview && <PreviewList preview={preview} />
      )}
    </div>
  );
}

/** The newest articles of a previewed source. */
function PreviewList({ preview: { kind, count, articles, feed } }: { preview: Preview }) {
  const { t } = useWords();
  return (
    <section className="grid gap-3 rounded-md border border-line-strong p-4">
      <h3 className="label text-lg">{t("news:source.previewTitle")}</h3>
      <p>
        {t(kind === "feed" ? "news:source.previewFeed" : "news:source.previewPage", {
          number: count,
        })}
      </p>
      {feed && (
        <p className="text-base text-ink-soft">{t("news:source.previewAnnounced", { feed })}</p>
      )}
      <ol className="grid gap-3">
        {articles.map(({ link, title, excerpt, image, publishedAt }) => (
          <li key={link} className="border-t border-line pt-3">
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-soft">
              {publishedAt === null ? t("news:source.noDate") : <Day at={publishedAt} />} ·{" "}
              {t(image ? "news:source.withPicture" : "news:source.noPicture")} · {link}
            </p>
            {excerpt && <p className="line-clamp-2 text-base">{excerpt}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
