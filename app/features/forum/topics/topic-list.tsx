import type { ShownTopicLine, Translations } from "#app/features/forum/posts/shown.ts";
import { useFirst } from "#app/ui/page/first-screen.ts";
import { TopicLine } from "./topic-line.tsx";

/** A page of the list. */
export function TopicList({
  topics,
  translations,
}: {
  topics: readonly ShownTopicLine[];
  translations: Translations;
}) {
  const shown = useFirst(topics);
  return (
    <ul className="grid gap-3">
      {shown.map((topic) => (
        <li key={topic.id}>
          <TopicLine topic={topic} translation={translations[topic.id]} />
        </li>
      ))}
    </ul>
  );
}
