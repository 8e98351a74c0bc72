import type { SubmitEvent } from "react";
import { href, useNavigate } from "react-router";
import { categories, difficulties } from "#app/features/videos/video.ts";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useIsWhole } from "#app/ui/page/first-screen.ts";
import { useWords } from "#app/ui/words.ts";
import { Choice, Choices } from "./filter-choices.tsx";
import { readVideoSearch, searchQuery, type VideoSearch } from "./video-search.ts";

/** The search box and both filters; all state is in the address. */
export function VideoFilter({ search, pending }: { search: VideoSearch; pending: boolean }) {
  const { t } = useWords();
  const isWhole = useIsWhole("40rem"); // a phone shows no links
  const navigate = useNavigate();
  const { text, category, difficulty } = search;
  // A plain submit would put empty fields into the address.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
    navigate(href("/videos") + searchQuery(readVideoSearch(new URLSearchParams([...typed]))));
  };
  return (
    <div className="mb-6 grid gap-4">
      <SearchBox
        action={href("/videos")}
        label={t("videos:list.search")}
        placeholder={t("videos:list.placeholder")}
        text={text}
        pending={pending}
        clearTo={href("/videos") + searchQuery({ text: "", category, difficulty })}
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
              query: searchQuery({ text, category: one, difficulty }),
              current: one === category,
            }))}
          />
          <Choices
            name={t("videos:list.difficulties")}
            items={[undefined, ...difficulties].map((one) => ({
              label: one ? t(`videos:difficulty.${one}`) : t("videos:all"),
              query: searchQuery({ text, category, difficulty: one }),
              current: one === difficulty,
            }))}
          />
        </>
      )}
    </div>
  );
}
