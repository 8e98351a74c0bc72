import { type ChangeEvent, useEffect, useState } from "react";
import { href } from "react-router";
import { logoLimits } from "#app/features/shop/logo.ts";
import { scaleLogo } from "#app/features/shop/scale-logo.client.ts";
import { type ShopLogo, shopLimits } from "#app/features/shop/shop.ts";
import { isWhiteLogo } from "#app/features/shop/white-logo.client.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

/**
 * The shop's logo: the stored or the newly chosen one, on the white of paper; by file, by address,
 * or none.
 */
export function LogoField({ logoFile, shopLogoUrl }: ShopLogo) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<WordKey>();
  const [isWhite, setIsWhite] = useState(false);
  const scripted = useScripted();
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ""), [chosen]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const show = (picture?: File, wrong?: WordKey) => {
      setProblem(wrong);
      setChosen(picture && URL.createObjectURL(picture));
    };
    setIsWhite(false);
    if (!file) return show();
    if (file.size > logoLimits.chosen) return show(undefined, "shop:logo.tooLargeToScale");
    const scaled = await scaleLogo(file);
    if (target.files?.[0] !== file) return; // another was chosen meanwhile
    if (scaled && scaled !== file) target.files = listOf(scaled);
    show(scaled, scaled ? undefined : "shop:logo.broken");
    const white = scaled ? await isWhiteLogo(scaled) : false;
    if (target.files?.[0] === (scaled ?? file)) setIsWhite(white);
  };

  const shown =
    chosen ?? (logoFile ? href("/repair-cms/logo/:file", { file: logoFile }) : undefined);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[11rem_1fr] sm:gap-5">
      <legend className="label mb-2 text-xl">{t("shop:logo.title")}</legend>
      <div className="grid content-start gap-2">
        <div className="grid aspect-2/1 w-44 place-items-center overflow-hidden rounded-md border border-dashed border-line-strong">
          {shown ? (
            // White in dark mode too: it shows the logo as it will be printed.
            <img
              src={shown}
              alt={t(chosen ? "shop:logo.chosen" : "shop:logo.current")}
              className="size-full bg-white object-contain"
            />
          ) : (
            <span className="text-sm text-ink-soft">{t("shop:logo.none")}</span>
          )}
        </div>
        {logoFile && <Tick name="removeLogo">{t("shop:logo.remove")}</Tick>}
      </div>
      <div className="grid content-start gap-4">
        <TextField
          name="logo"
          type="file"
          label={t("shop:logo.upload")}
          hint={t(scripted ? "shop:logo.uploadHint" : "shop:logo.uploadHintPlain")}
          accept="image/png,image/jpeg,image/webp,image/heic,image/heif"
          onChange={choose}
          className="[&_input]:text-base [&_input]:file:mr-3 [&_input]:file:cursor-pointer [&_input]:file:rounded [&_input]:file:border [&_input]:file:border-line-strong [&_input]:file:bg-steel [&_input]:file:px-3 [&_input]:file:py-1 [&_input]:file:text-ink"
        />
        {problem && (
          <p role="alert" className="-mt-2 font-medium text-bad">
            {t(problem)}
          </p>
        )}
        <p role="status" className="-mt-2 text-ink-soft empty:hidden">
          {isWhite && t("shop:logo.white")}
        </p>
        <TextField
          name="shopLogoUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={shopLimits.logoUrl}
          label={t("shop:logo.url")}
          hint={t("shop:logo.urlHint")}
          defaultValue={shopLogoUrl ?? ""}
        />
      </div>
    </fieldset>
  );
}

/** A file as a file field holds it. */
function listOf(file: File): FileList {
  const { files, items } = new DataTransfer();
  items.add(file);
  return files;
}

/**
 * Whether a script runs here that makes large pictures smaller; without one the server's limit
 * counts.
 */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
