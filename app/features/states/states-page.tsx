import { Form, href } from "react-router";
import { jobStatuses, jobTones } from "#app/features/repair/job.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShopState } from "./find-states.server.ts";
import { standardStates } from "./standard.ts";

type Props = { states: readonly ShopState[]; answer: FormAnswer | undefined };

/** The states of a shop below each status, in their order, and those that are retired. */
export function StatesPage({ states, answer }: Props) {
  const { t } = useWords();
  if (states.length === 0) return <Start answer={answer} />;
  const retired = states.filter(({ retiredAt }) => retiredAt !== null);
  return (
    <div className="grid gap-8">
      {jobStatuses.map((status) => {
        const below = states.filter((state) => state.status === status && !state.retiredAt);
        return (
          <section key={status} aria-labelledby={`of-${status}`}>
            <h2 id={`of-${status}`} className="mb-2">
              <Badge tone={jobTones[status]}>{t(`repair:jobs.status.${status}`)}</Badge>
            </h2>
            {below.length === 0 && <p className="text-ink-soft">{t("states:none")}</p>}
            <ol className="divide-y divide-line">
              {below.map((state, place) => (
                <Row key={state.id} state={state} place={place} last={place === below.length - 1} />
              ))}
            </ol>
          </section>
        );
      })}
      {retired.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2.5 font-semibold">
            {t("states:retired")}
          </summary>
          <ul className="divide-y divide-line">
            {retired.map((state) => (
              <Row key={state.id} state={state} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** `place`: among those of its status; a retired one has none. */
function Row({ state, place, last }: { state: ShopState; place?: number; last?: boolean }) {
  const { t, language } = useWords();
  const { id, names, message } = state;
  const name = names[language];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-base wrap-anywhere text-ink-soft">
          {Object.entries(names)
            .filter(([one]) => one !== language)
            .map(([one, text]) => (
              <span key={one} lang={one}>
                {text}
              </span>
            ))}
          {message && ` · ${t(`messages:template.${message as "partLate"}`)}`}
        </p>
      </div>
      {place !== undefined && (
        <>
          {place > 0 && (
            <Move id={id} place={place - 1} label={t("states:up", { name })} sign="↑" />
          )}
          {!last && <Move id={id} place={place + 1} label={t("states:down", { name })} sign="↓" />}
        </>
      )}
      <LinkButton
        to={href("/repair-cms/states/:stateId/edit", { stateId: id })}
        preventScrollReset
        aria-label={t("states:editOf", { name })}
      >
        {t("states:editShort")}
      </LinkButton>
    </li>
  );
}

type MoveProps = { id: string; place: number; label: string; sign: string };

const Move = ({ id, place, label, sign }: MoveProps) => (
  <Form
    method="post"
    action={href("/repair-cms/states/:stateId/move", { stateId: id })}
    preventScrollReset
  >
    <input type="hidden" name="place" value={place} />
    <Button type="submit" className="min-w-11" aria-label={label} title={label}>
      <span aria-hidden>{sign}</span>
    </Button>
  </Form>
);

/** The list that a shop may begin with, in one tap. */
function Start({ answer }: { answer: FormAnswer | undefined }) {
  const { t, language } = useWords();
  return (
    <Empty title={t("states:empty")}>
      <ul className="flex flex-wrap justify-center gap-2">
        {standardStates.map(({ status, names }) => (
          <li key={names.en}>
            <Badge tone={jobTones[status]}>{names[language]}</Badge>
          </li>
        ))}
      </ul>
      <WorkForm answer={answer} action={href("/repair-cms/states/start")}>
        <SubmitButton pending={t("states:starting")}>{t("states:start")}</SubmitButton>
      </WorkForm>
    </Empty>
  );
}
