import { useWords } from "#app/ui/words.ts";
import { type LandingText, type PaperText, sampleLanguage } from "./landing-text.ts";
import { Order } from "./sample-order.tsx";
import { SamplePhone } from "./sample-phone.tsx";

type Props = { text: LandingText; paper: PaperText };

/**
 * The customer's link on a phone, and the work order in the other language: of a job of the demo, with
 * the words that were typed in both languages.
 */
export function SamplePair({ text, paper }: Props) {
  const { language } = useWords();
  const other = sampleLanguage[language];
  return (
    <figure className="mx-auto grid w-full max-w-[33rem] gap-4">
      <div className="grid gap-6 sm:grid-cols-[7fr_5fr] sm:gap-4">
        <div className="grid content-start gap-2">
          <p className="label text-ink-soft">{text.sample.screen}</p>
          <SamplePhone text={text} language={language} />
        </div>
        <div className="grid content-start gap-2 sm:mt-10">
          <p className="label text-ink-soft">{text.sample.paper}</p>
          {/* Paper is white in dark mode too. */}
          <div
            lang={other}
            className="daylight rotate-1 border border-line bg-card p-5 text-ink shadow-lg"
          >
            <Order text={paper.order} typed={paper.typed} language={other}>
              <span className="label text-sm text-ink-soft">{paper.order.title}</span>
            </Order>
            <p className="mt-10 border-t border-ink pt-1 text-sm text-ink-soft">
              {paper.order.signature}
            </p>
          </div>
        </div>
      </div>
      <figcaption className="text-base text-ink-soft">{text.sample.caption}</figcaption>
    </figure>
  );
}
