import library from "signature_pad?url";
import { useWords } from "#app/ui/words.ts";
import { readStrokes } from "./strokes.ts";

type Props = {
  /** A signature that was drawn before the form was refused. */
  value: string;
  problem: string | undefined;
};

/**
 * Where a customer may draw a signature, besides the name. A script shows it (`pad.client.ts`):
 * without one nothing is asked.
 */
export function SignatureField({ value, problem }: Props) {
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
