import { LinkButton } from "#app/ui/button.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShellViewer } from "./navigation.ts";
import { SampleOrder } from "./sample-order.tsx";

const subjects = ["training", "documentation", "assistant", "languages"] as const;

export function Landing({ viewer }: { viewer: ShellViewer | undefined }) {
  const { say } = useWords();
  return (
    <>
      <PageTitle />
      <section className="grid items-center gap-8 py-4 lg:grid-cols-[1fr_auto] lg:gap-16 lg:py-12">
        <div className="grid content-start justify-items-start gap-5">
          <p className="label text-lg text-ink-soft">{say("site:tagline")}</p>
          <h1 className="label text-4xl leading-none tracking-normal sm:text-6xl">{say("site:landing.title")}</h1>
          <p className="max-w-prose text-xl">{say("site:landing.text")}</p>
          <NextStep viewer={viewer} />
        </div>
        <SampleOrder />
      </section>
      <section className="mt-10 border-t-2 border-ink pt-6">
        <h2 className="label mb-4 text-2xl">{say("site:landing.features")}</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {subjects.map((subject) => (
            <li key={subject} className="grid content-start gap-2 rounded-lg border border-line bg-card p-5">
              <h3 className="label text-xl leading-tight">{say(`site:landing.${subject}`)}</h3>
              <p className="text-ink-soft">{say(`site:landing.${subject}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The one next action: in, to the jobs, or to the plans. */
function NextStep({ viewer }: { viewer: ShellViewer | undefined }) {
  const { say } = useWords();
  const [to, label] = !viewer
    ? (["/login", "site:nav.signIn"] as const)
    : viewer.may.repair
      ? (["/repair-cms", "site:landing.jobs"] as const)
      : (["/premium", "site:landing.plans"] as const);
  return (
    <LinkButton kind="primary" to={to} className="px-6 text-xl">
      {say(label)}
    </LinkButton>
  );
}
