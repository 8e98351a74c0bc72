import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShownText } from "./shown.ts";

type Props = {
  original: ShownText;
  /** The same in the reader's language, once there is one. */
  translation?: ShownText | undefined;
  /** What the reader chose for the whole topic; the post's own toggle may differ until that choice changes. */
  showOriginal?: boolean;
};

/** The text of a post: translated where there is a translation, with a toggle to the original. */
export function PostBody({ original, translation, showOriginal = false }: Props) {
  if (!translation) return <RichText blocks={original.blocks} lang={original.language} />;
  return <Toggled key={`${showOriginal}`} original={original} translation={translation} showOriginal={showOriginal} />;
}

function Toggled({ original, translation, showOriginal }: { original: ShownText; translation: ShownText; showOriginal: boolean }) {
  const { say } = useWords();
  const [asWritten, setAsWritten] = useState(showOriginal);
  const text = asWritten ? original : translation;
  return (
    <>
      <RichText blocks={text.blocks} lang={text.language} />
      <Button kind="quiet" className="-ml-4 mt-1 text-base" aria-pressed={asWritten} onClick={() => setAsWritten(!asWritten)}>
        {say(asWritten ? "forum:post.showTranslation" : "forum:post.showOriginal")}
      </Button>
    </>
  );
}
