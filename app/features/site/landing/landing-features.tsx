import type { ReactNode } from "react";
import { Chat, Documentation, Glossary, Training } from "./feature-examples.tsx";
import type { LandingText } from "./landing-text.ts";

type Text = LandingText["features"];

/** The four feature cards (specification, section 2), each with an example. */
export function Features({ text }: { text: Text }) {
  const { training, documentation, assistant, languages, example } = text;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Card {...training} example={example}>
        <Training {...training.specimen} />
      </Card>
      <Card {...documentation} example={example}>
        <Documentation {...documentation.specimen} />
      </Card>
      <Card {...assistant} example={example}>
        <Chat {...assistant.specimen} />
      </Card>
      <Card {...languages} example={example}>
        <Glossary pairs={languages.specimen} />
      </Card>
    </ul>
  );
}

function Card({
  title,
  text,
  example,
  children,
}: {
  title: string;
  text: string;
  example: string;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-card">
      <figure
        aria-label={example}
        className="grid sm:min-h-56 items-center border-b border-line bg-steel p-4 text-base"
      >
        {children}
      </figure>
      <div className="grid content-start gap-2 p-5">
        <h3 className="label text-2xl leading-none">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
