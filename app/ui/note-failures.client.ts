/**
 * Keeps the id of the request that last failed for a page (React Router's `.data`), so that an
 * error page drawn in the browser shows the id that the log has. What goes well, or never reaches
 * us, leaves none.
 */
export function noteFailures(facts: { id: string }): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const forPage = /\.data(\?|$)/.test(address);
    if (forPage) facts.id = "";
    const answer = await ask(input, init);
    if (forPage && answer.status >= 500) facts.id = answer.headers.get("x-request-id") ?? "";
    return answer;
  };
}
