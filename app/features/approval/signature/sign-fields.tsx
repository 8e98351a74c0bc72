import { type AnswerRefusal, typedIn } from "#app/features/approval/page/answer/answer-refusal.ts";
import { useWords } from "#app/ui/words.ts";
import { SignatureField } from "./pad.tsx";

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
