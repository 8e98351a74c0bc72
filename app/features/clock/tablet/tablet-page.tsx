import type { ReactNode } from "react";
import { href } from "react-router";
import { UnlockForm } from "#app/features/account/session/unlock-form.tsx";
import { hoursAndMinutes, minutesBetween } from "#app/features/clock/entry.ts";
import { workName } from "#app/features/clock/work-name.ts";
import { workId } from "#app/features/repair/job.ts";
import type { Refusal } from "#app/http/answers.ts";
import { useWords } from "#app/ui/words.ts";
import type { findTabletMember } from "./tablet.server.ts";

type Refused = Pick<Refusal, "error" | "fields" | "values"> | undefined;

/** The frame of the tablet: a heading without links to other pages. */
function Frame({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <main>
      <title>{t("clock:tablet.title")}</title>
      <h1>{t("clock:tablet.title")}</h1>
      {children}
    </main>
  );
}

type WhoProps = {
  members: readonly { id: string; name: string }[];
  /** The last action, and its member. */
  done: { kind: "started" | "stopped"; name: string } | undefined;
  email: string;
  unlockRefusal?: Refused;
};

/** The members with a PIN, to choose from. */
export function WhoPage({ members, done, email, unlockRefusal }: WhoProps) {
  const { t } = useWords();
  return (
    <Frame>
      {done && (
        <p className="notice" role="status">
          {t(`clock:tablet.${done.kind}`, { name: done.name })}
        </p>
      )}
      <section>
        <h2>{t("clock:tablet.lead")}</h2>
        {members.length === 0 && <p>{t("clock:tablet.nobody")}</p>}
        {members.map(({ id, name }) => (
          <a
            key={id}
            className="second"
            href={href("/repair-cms/time/tablet/:memberId", { memberId: id })}
          >
            {name}
          </a>
        ))}
      </section>
      <section>
        <details open={unlockRefusal !== undefined}>
          <summary>{t("clock:tablet.end")}</summary>
          <UnlockForm
            path={href("/repair-cms/time/tablet/unlock")}
            label={t("clock:tablet.password", { email })}
            button={t("clock:tablet.end")}
            refusal={unlockRefusal}
          />
        </details>
      </section>
    </Frame>
  );
}

type MemberProps = {
  found: Awaited<ReturnType<typeof findTabletMember>>;
  refusal: Refused;
};

/** The page on which a member starts or stops work, with their PIN. */
export function TabletMember({ found, refusal }: MemberProps) {
  const { t } = useWords();
  const { member, jobs, running, newId } = found;
  const { entry, now } = running;
  const params = { memberId: member.id };
  const wrong = refusal?.fields?.code;
  const noWork = refusal?.fields?.work;
  const typed = refusal?.values ?? {};
  return (
    <Frame>
      <section>
        <h2>{member.name}</h2>
        {entry && (
          <p>
            {workName(entry, t)} · {hoursAndMinutes(minutesBetween(entry.startedAt, now))}
          </p>
        )}
        <form method="post" action={href("/repair-cms/time/tablet/:memberId", params)}>
          <input type="hidden" name="id" value={newId} />
          {jobs.length > 0 && (
            <fieldset>
              <legend>{t("clock:tablet.works")}</legend>
              {jobs.map(({ id, number, make, model }) => (
                <label key={id} className="pick">
                  <input type="radio" name="jobId" value={id} defaultChecked={typed.jobId === id} />{" "}
                  <span>
                    {workId(number)} · {make} {model}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <Field
            name="work"
            label={t("clock:tablet.number")}
            problem={noWork && t(noWork)}
            typed={typed.work}
          />
          <Field name="code" label={t("clock:tablet.code")} problem={wrong && t(wrong)} />
          <button type="submit">{t("clock:start")}</button>
          {entry && (
            <button
              type="submit"
              className="second"
              formAction={href("/repair-cms/time/tablet/:memberId/stop", params)}
            >
              {t("clock:stop")}
            </button>
          )}
        </form>
        <a className="second" href={href("/repair-cms/time/tablet")}>
          {t("clock:tablet.back")}
        </a>
      </section>
    </Frame>
  );
}

type FieldProps = {
  name: "work" | "code";
  label: string;
  problem: string | undefined;
  typed?: unknown;
};

function Field({ name, label, problem, typed }: FieldProps) {
  return (
    <>
      <label className="text" htmlFor={name}>
        {label}
      </label>
      <input
        className="text"
        id={name}
        name={name}
        defaultValue={typeof typed === "string" ? typed : undefined}
        type={name === "code" ? "password" : "text"}
        inputMode={name === "code" ? "numeric" : "text"}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${name}-problem`}
      />
      {problem && (
        <p className="problem" role="alert" id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}
