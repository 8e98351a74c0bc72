import { notFound } from "#app/http/answers.ts";

export const loader = () => notFound();
export const action = () => notFound();

export default function Page() {
  return null;
}
