import type { SubmitEvent } from "react";
import { href, Link, useNavigate } from "react-router";
import { categories, difficulties } from "#app/features/videos/video.ts";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useIsWhole } from "#app/ui/page/first-screen.ts";
import { useWords } from "#app/ui/words.ts";
import { type VideoSearch, videosAddress } from "./video-search.ts";

/** The search box and both filters; all state is in the address. */
export function VideoFilter({ search, pending }: { search: VideoSearch; pending: boolean }) {
  const { t } = useWords();
  const isWhole = useIsWhole("40rem"); // a phone shows no links
  const navigate = useNavigate();
  const { text, category, difficulty } = search;
  // A plain submit would put empty fields into the address.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
    navigate(videosAddress.href(videosAddress.read(new URLSearchParams(typed))));
  };
  return (
    <div className="mb-6 grid gap-4">
      <SearchBox
        action={href("/videos")}
        label={t("videos:list.search")}
        placeholder={t("videos:list.placeholder")}
        text={text}
        pending={pending}
        clearTo={videosAddress.href({ category, difficulty })}
        onSubmit={submit}
        className=""
      >
        <div className="grid w-full grid-cols-2 gap-3 sm:hidden">
          <Choice
            name="category"
            label={t("videos:list.categories")}
            value={category}
            options={[
              ["", t("videos:list.allCategories")],
              ...categories.map((one) => [one, t(`videos:category.${one}`)] as const),
            ]}
          />
          <Choice
            name="difficulty"
            label={t("videos:list.difficulties")}
            value={difficulty}
            options={[
              ["", t("videos:list.allDifficulties")],
              ...difficulties.map((one) => [one, t(`videos:difficulty.${one}`)] as const),
            ]}
          />
        </div>
      </SearchBox>
      {isWhole && (
        <>
          <Choices
            name={t("videos:list.categories")}
            items={[undefined, ...categories].map((one) => ({
              label: one ? t(`videos:category.${one}`) : t("videos:all"),
              to: videosAddress.href({ text, category: one, difficulty }),
              current: one === category,
            }))}
          />
          <Choices
            name={t("videos:list.difficulties")}
            items={[undefined, ...difficulties].map((one) => ({
              label: one ? t(`videos:difficulty.${one}`) : t("videos:all"),
              to: videosAddress.href({ text, category, difficulty: one }),
              current: one === difficulty,
            }))}
          />
        </>
      )}
    </div>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | undefined;
  options: (readonly [value: string, label: string])[];
};

/** A filter on a phone. Hidden on a desktop, where it still submits its value with the search. */
function Choice({ name, label, value = "", options }: ChoiceProps) {
  return (
    <select
      key={value}
      name={name}
      defaultValue={value}
      aria-label={label}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-card px-2 text-base text-ink"
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type Item = { label: string; to: string; current: boolean };

/** A filter on a desktop: one link per option. */
function Choices({ name, items }: { name: string; items: Item[] }) {
  return (
    <nav aria-label={name} className="flex flex-wrap items-center gap-2 max-sm:hidden">
      <span aria-hidden className="label w-24 text-base text-ink-soft">
        {name}
      </span>
      {items.map(({ label, to, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? "true" : undefined}
          className="label inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
