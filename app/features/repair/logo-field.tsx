import { type ChangeEvent, useEffect, useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { logoLimits } from "./logo.ts";
import { type ShopLogo, shopLimits } from "./shop.ts";

/** The shop's logo: what is kept, or what was just chosen, on the white of paper; by file, by address, or none. */
export function LogoField({ logoFile, shopLogoUrl }: ShopLogo) {
  const { say } = useWords();
  const [chosen, setChosen] = useState<string>();
  const [tooLarge, setTooLarge] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ""), [chosen]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const fits = !file || file.size <= logoLimits.bytes;
    setTooLarge(!fits);
    setChosen(file && fits ? URL.createObjectURL(file) : undefined);
  };

  const shown = chosen ?? (logoFile ? `/repair-cms/logo/${logoFile}` : undefined);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[11rem_1fr] sm:gap-5">
      <legend className="label mb-2 text-xl">{say("repair:shop.logo.title")}</legend>
      <div className="grid content-start gap-2">
        <div className="grid aspect-2/1 w-44 place-items-center overflow-hidden rounded-md border border-dashed border-line-strong">
          {shown ? (
            // The ground stays white at night too: it shows the logo as the paper will.
            <img
              src={shown}
              alt={say(chosen ? "repair:shop.logo.chosen" : "repair:shop.logo.current")}
              className="size-full bg-white object-contain"
            />
          ) : (
            <span className="text-sm text-ink-soft">{say("repair:shop.logo.none")}</span>
          )}
        </div>
        {logoFile && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="removeLogo" value="yes" className="size-5 accent-ink" />
            {say("repair:shop.logo.remove")}
          </label>
        )}
      </div>
      <div className="grid content-start gap-4">
        <TextField
          name="logo"
          type="file"
          label={say("repair:shop.logo.upload")}
          hint={say("repair:shop.logo.uploadHint")}
          accept="image/png,image/jpeg,image/webp"
          onChange={choose}
          className="[&_input]:text-base [&_input]:file:mr-3 [&_input]:file:cursor-pointer [&_input]:file:rounded [&_input]:file:border [&_input]:file:border-line-strong [&_input]:file:bg-steel [&_input]:file:px-3 [&_input]:file:py-1 [&_input]:file:text-ink"
        />
        {tooLarge && (
          <p role="alert" className="-mt-2 font-medium text-bad">
            {say("repair:shop.logo.tooLarge")}
          </p>
        )}
        <TextField
          name="shopLogoUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={shopLimits.logoUrl}
          label={say("repair:shop.logo.url")}
          hint={say("repair:shop.logo.urlHint")}
          defaultValue={shopLogoUrl ?? ""}
        />
      </div>
    </fieldset>
  );
}
