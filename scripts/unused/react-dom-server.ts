import { withWords } from "./assume.ts";
import { noLongerFits } from "./cut-out.ts";
import { withFunctions } from "./leave-out.ts";

// React's renderer for Node turns every name, attribute and text into bytes by itself, and measures
// each of them besides, which takes workerd longer than rendering them. Its own renderer into a
// string keeps strings, and so does this one until a part is sent (docs/decisions/0151-one-piece.md).
const keepsStrings = {
  stringToPrecomputedChunk: "function stringToPrecomputedChunk(content) { return content; }",
  writeChunk: "function writeChunk(destination, chunk) { currentView += chunk; }",
  completeWriting: `function completeWriting(destination) {
  currentView && destination.write(currentView);
  currentView = null;
}`,
  // What this also does, early preloads by headers and longer waits between what is pinged, is for
  // pages that are sent in pieces; it costs each page one more turn of the event loop.
  startWork: `function startWork(request) {
  request.flushScheduled = null !== request.destination;
  scheduleMicrotask(function () {
    return requestStorage.run(request, performWork, request);
  });
}`,
  // Sizes decide what is sent later, by a script; here nothing is (app/entry.server.tsx).
  finishedSegment: "function finishedSegment() {}",
};

const makesStream = `          var writable,
            stream = new ReadableStream(`;
const returnsStream = `          stream.allReady = allReady;
          resolve(stream);`;

/** A page that waits for nothing is a text as soon as it is rendered, and needs no stream. */
function rendersToText(code: string): string {
  const [before, from = ""] = code.split("exports.renderToReadableStream = ");
  const [own, after] = from.split("exports.resume = ");
  if (!after || !own?.includes(makesStream) || !own.includes(returnsStream))
    throw noLongerFits("renderToReadableStream");
  const changed = own
    .replace(
      makesStream,
      `scheduleMicrotask(function () {
          if (0 === request.allPendingTasks && 12 > request.status && null === request.destination) {
            var text = "";
            startFlowing(request, {
              write: function (chunk) { text += chunk; return true; },
              end: function () { resolve(text); },
              destroy: reject
            });
            return;
          }
${makesStream}`,
    )
    .replace(returnsStream, `${returnsStream}\n});`);
  return `${before}exports.renderToReadableStream = ${changed}exports.resume = ${after}`;
}

/**
 * Dashes, arrows and quotation marks as character references. One letter of more than a byte makes
 * a page a text of two bytes a letter, which takes twice as long to join and to send: 0.2 ms of CPU
 * for a page of 130 KB. Letters of other alphabets stay as they are.
 */
const refersToMarks = (code: string): string =>
  withWords(code, {
    "matchHtmlRegExp = /[\"'&<>]/;": `matchHtmlRegExp = /["'&<>\\u2000-\\u2bff]/;`,
    [`match = "&gt;";
          break;
        default:
          continue;`]: `match = "&gt;";
          break;
        default:
          match = text.charCodeAt(index);
          if (match < 0x2000 || match > 0x2bff) continue;
          match = "&#" + match + ";";`,
  });

/** React's renderer for servers, which joins what is ready and turns it into bytes at once. */
export function writesInOnePiece(code: string): string {
  const parts = withFunctions(refersToMarks(code), keepsStrings).split(
    "currentView = new Uint8Array(4096);",
  );
  if (parts.length !== 3) throw noLongerFits("React's renderer for servers");
  return rendersToText(parts.join('currentView = "";'));
}
