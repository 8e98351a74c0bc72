import { type InputHTMLAttributes, useEffect, useState } from "react";
import { TextField } from "#app/ui/form/field.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  placeholder?: string;
  hint?: string;
  autoFocus?: boolean;
};

/** A password with a button to show it. Without JavaScript there is no button. */
export function PasswordField({ label, ...props }: Props) {
  const { t } = useWords();
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="grid">
      <TextField
        {...props}
        label={label}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      {/* The place is kept while the switch is not there yet: nothing jumps under a thumb. */}
      <Tick
        checked={shown}
        onChange={(event) => setShown(event.target.checked)}
        autoComplete="off"
        className={`justify-self-start text-base ${ready ? "" : "invisible"}`}
      >
        {t("account:password.show")}
      </Tick>
    </div>
  );
}

type EmailProps = Pick<InputHTMLAttributes<HTMLInputElement>, "defaultValue" | "onChange"> & {
  autoComplete?: "username" | "email";
};

/** The e-mail address of an account. */
export function EmailField({ autoComplete = "username", ...typed }: EmailProps) {
  const { t } = useWords();
  return (
    <TextField
      {...typed}
      name="email"
      type="email"
      inputMode="email"
      label={t("account:email.label")}
      placeholder={t("account:email.example")}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
