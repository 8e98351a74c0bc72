import type { ReactNode } from "react";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { SettingsActions } from "./settings-actions.tsx";

type Props = {
  action: string;
  /** The version of the settings; the form remounts with each. */
  version: number;
  answer: FormAnswer | undefined;
  className?: string;
  children: ReactNode;
};

/** A form of the shop's settings, with their version and the save button. */
export const SettingsForm = ({ version, answer, children, ...form }: Props) => (
  <WorkForm key={version} answer={answer} className="grid gap-5" {...form}>
    <StableValue name="version" value={String(version)} />
    {children}
    <SettingsActions answer={answer} />
  </WorkForm>
);
