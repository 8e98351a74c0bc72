import library from "signature_pad?url";
import { type AnswerRefusal, typedIn } from "#app/features/approval/page/answer/answer-refusal.ts";
import { useWords } from "#app/ui/words.ts";
import { readStrokes } from "./strokes.ts";

type Props = {
  refusal: AnswerRefusal | undefined;
  autoComplete: "name" | "off";
  /** Whether the name is the first thing that is wrong. */
  isWrong: boolean;
};

/** The name that signs, and a drawn signature. */
export function SignFields({ refusal, autoComplete, isWrong }: Props) {
  const { t } = useWords();
  const { name, signature } = refusal?.fields ?? {};
  return (
    <>
      <label className="text" htmlFor="name">
        {t("approval:name")}
      </label>
      <input
        className="text"
        id="name"
        autoComplete={autoComplete}
        maxLength={240}
        name="name"
        defaultValue={typedIn(refusal, "name")}
        aria-invalid={name && true}
        aria-describedby={name && "name-problem"}
        // biome-ignore lint/a11y/noAutofocus: after a mistake the page is at its field
        autoFocus={isWrong}
      />
      {name && (
        <p className="problem" id="name-problem">
          {t(name)}
        </p>
      )}
      <SignatureField value={typedIn(refusal, "signature")} problem={signature && t(signature)} />
    </>
  );
}

type SignatureFieldProps = {
  /** A signature that was drawn before the form was refused. */
  value: string;
  problem: string | undefined;
};

/**
 * Optional drawn signature next to the name. A script shows it (`pad.client.ts`); without one it
 * stays hidden.
 */
function SignatureField({ value, problem }: SignatureFieldProps) {
  const { t } = useWords();
  const strokes = Array.isArray(readStrokes(value)) ? value : "";
  return (
    <>
      {problem && (
        <p className="problem" id="signature">
          {problem}
        </p>
      )}
      <div className="pad" data-pad={library} hidden>
        <p id="pad">{t("approval:signature.draw")}</p>
        <canvas role="img" aria-labelledby="pad" />
        <input type="hidden" name="signature" autoComplete="off" defaultValue={strokes} />
        <button type="button" className="second" hidden>
          {t("approval:signature.clear")}
        </button>
      </div>
    </>
  );
}
