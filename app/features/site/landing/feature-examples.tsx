import { CodedText, CodeTag } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { type LandingText, sampleLanguage } from "./landing-text.ts";

type Text = LandingText["features"];

export const Training = ({ title, facts }: Text["training"]["specimen"]) => (
  <div className="overflow-hidden rounded border border-line-strong bg-card">
    <div className="bench grid h-16 place-items-center">
      <svg viewBox="0 0 24 24" className="size-10" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M9.5 7.5v9l7.5-4.5z" fill="currentColor" />
      </svg>
    </div>
    <div className="grid gap-1 p-2">
      <p className="leading-tight">{title}</p>
      <p className="label text-ink-soft">{facts.join(" · ")}</p>
    </div>
  </div>
);

export const Documentation = ({ title, checks }: Text["documentation"]["specimen"]) => (
  <div className="grid gap-2">
    <p className="flex items-baseline gap-2 leading-tight">
      <span className="shrink-0">
        <CodeTag code="P0301" />
      </span>
      {title}
    </p>
    <ol className="border-t border-line-strong">
      {checks.map((check) => (
        <li
          key={check}
          className="flex items-center gap-2 border-b border-line-strong py-1 leading-tight"
        >
          <span
            aria-hidden
            className="size-4 shrink-0 rounded-sm border border-line-strong bg-card"
          />
          {check}
        </li>
      ))}
    </ol>
  </div>
);

export const Chat = ({ question, answer }: Text["assistant"]["specimen"]) => (
  <div className="grid gap-2 leading-snug">
    <p className="ml-6 rounded-md border border-line-strong bg-card px-3 py-1.5">
      <CodedText linked={false}>{question}</CodedText>
    </p>
    <p className="mr-3 border-l-4 border-line-strong pl-3">{answer}</p>
  </div>
);

export function Glossary({ pairs }: { pairs: string[][] }) {
  const { language } = useWords();
  const other = sampleLanguage[language];
  return (
    <table className="w-full text-left leading-tight">
      <thead>
        <tr className="label border-b-2 border-ink">
          <th scope="col" className="py-1 pr-2">
            {language.toUpperCase()}
          </th>
          <th scope="col" className="py-1">
            {other.toUpperCase()}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([own, foreign]) => (
          <tr key={own} className="border-b border-line-strong">
            <td className="py-1.5 pr-2">{own}</td>
            <td lang={other} className="py-1.5">
              {foreign}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
