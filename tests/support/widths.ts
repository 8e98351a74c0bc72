import type { Page } from "playwright-core";

/** Lists the layout faults of an open page: sideways scrolling, or a word broken in two. */
export async function misfits(page: Page, width: number, height = 700): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const found = await page.evaluate(findMisfits);
  return found.map((one) => `${width}: ${one}`);
}

/** Runs in the page. */
function findMisfits(): string[] {
  const found: string[] = [];
  const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
  const over = Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  if (over > 0) found.push(`scrolls sideways by ${over} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isBroken = (node: Node, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    return rects.some(({ top }) => top - rects[0]!.top > 4);
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node as Text).data;
    if (!isBroken(node, 0, text.length)) continue;
    // A line may end behind a hyphen, and anywhere in an address of mail or the web.
    for (const { 0: word, index } of text.matchAll(/[^\s\u200b-]+/gu))
      if (!/[@/]|\w\.\w/.test(word) && isBroken(node, index, index + word.length))
        found.push(`breaks "${word}" in <${node.parentElement!.className}>`);
  }
  return found;
}
