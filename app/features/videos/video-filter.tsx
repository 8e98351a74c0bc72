import { Form, Link } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { categories, difficulties } from "./video.ts";
import { searchQuery, type VideoSearch } from "./video-search.ts";

/** Search box and both filters; all of it lives in the address, so a view can be kept, shared and gone back to. */
export function VideoFilter({ search, pending }: { search: VideoSearch; pending: boolean }) {
  const { say } = useWords();
  const { text, category, difficulty } = search;
  return (
    <div className="mb-6 grid gap-4">
      <Form action="/videos" role="search" className="flex flex-wrap gap-3">
        {category && <input type="hidden" name="category" value={category} />}
        {difficulty && <input type="hidden" name="difficulty" value={difficulty} />}
        <input
          // The address may change without this box: a link, the back button.
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={200}
          aria-label={say("videos:list.search")}
          placeholder={say("videos:list.placeholder")}
          className="min-h-11 min-w-0 flex-1 basis-44 rounded-md border border-line-strong bg-card px-3 text-lg text-ink placeholder:text-ink-soft"
        />
        <Button type="submit" pending={pending && say("ui:searching")}>
          {say("ui:search")}
        </Button>
        {text && (
          <LinkButton kind="quiet" to={`/videos${searchQuery({ text: "", category, difficulty })}`}>
            {say("ui:clear")}
          </LinkButton>
        )}
      </Form>
      <Choices
        name={say("videos:list.categories")}
        items={[undefined, ...categories].map((one) => ({
          label: one ? say(`videos:category.${one}`) : say("videos:all"),
          query: searchQuery({ text, category: one, difficulty }),
          current: one === category,
        }))}
      />
      <Choices
        name={say("videos:list.difficulties")}
        items={[undefined, ...difficulties].map((one) => ({
          label: one ? say(`videos:difficulty.${one}`) : say("videos:all"),
          query: searchQuery({ text, category, difficulty: one }),
          current: one === difficulty,
        }))}
      />
    </div>
  );
}

type Choice = { label: string; query: string; current: boolean };

function Choices({ name, items }: { name: string; items: Choice[] }) {
  return (
    <nav aria-label={name} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="label w-24 text-base text-ink-soft max-sm:w-full">
        {name}
      </span>
      {items.map(({ label, query, current }) => (
        <Link
          key={query}
          to={`/videos${query}`}
          aria-current={current ? "true" : undefined}
          className="label inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
