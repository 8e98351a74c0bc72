import { useOutletContext } from "react-router";
import type { PersonView } from "./person.ts";

/** The person whose page is open, for the dialogs over it. */
export const usePerson = () => useOutletContext<PersonView>();
