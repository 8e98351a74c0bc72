import { href, redirect } from "react-router";
import type { Route } from "./+types/sign-up";

/** The page of both is `/login`. This address is in letters and bookmarks. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  searchParams.set("mode", "sign-up");
  throw redirect(`${href("/login")}?${searchParams}`);
}
