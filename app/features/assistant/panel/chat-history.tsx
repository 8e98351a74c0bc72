import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Turn } from "#app/features/assistant/chat.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { ChatTurn } from "./chat-turn.tsx";
import type { Older } from "./use-older.ts";
import { usePanelAddress } from "./use-panel-address.ts";

type Props = {
  turns: readonly Turn[];
  /** Whether the panel is a page of its own, which scrolls instead of the history. */
  isPage: boolean;
  older: Older;
  paged: boolean;
  /** Asks again; undefined while an answer is running. */
  again: ((turn: Turn) => void) | undefined;
  stop: (id: string) => Promise<void>;
};

/** Questions and answers, newest at the bottom. */
export function ChatHistory({ turns, isPage, ...rest }: Props) {
  const Box = isPage ? HistoryOfPage : HistoryBox;
  return (
    <Box turns={turns}>
      <Turns turns={turns} {...rest} />
    </Box>
  );
}

type BoxProps = { turns: readonly Turn[]; children: ReactNode };

/**
 * The history of the page of the plan, 500 pixels high (specification, section 9). The reversed
 * column starts and stays at its end without a script. It is not a scroll anchor of the page, or
 * the page would scroll with it.
 */
function HistoryBox({ turns, children }: BoxProps) {
  const { t } = useWords();
  const box = useRef<HTMLElement>(null);
  // Scroll to a new answer.
  const last = turns.at(-1);
  const running = last?.status === "running" ? last.id : undefined;
  useEffect(() => {
    if (running === undefined) return;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [running]);
  // While the answer grows, keep the position of a viewer who has scrolled up.
  const height = useRef(0);
  const growth = `${last?.id} ${last?.response.length} ${last?.status}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text has grown
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (element.scrollTop < -40) element.scrollTop -= element.scrollHeight - height.current;
    height.current = element.scrollHeight;
  }, [growth]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard focus
      tabIndex={0}
      aria-label={t("assistant:panel.history")}
      className="flex h-[500px] scroll-mb-40 flex-col-reverse [overflow-anchor:none] overflow-x-hidden overflow-y-auto overscroll-contain bg-paper px-4 sm:px-5"
    >
      {children}
    </section>
  );
}

/** The history of the page of its own: the page begins and stays at its end. */
function HistoryOfPage({ children }: BoxProps) {
  const { t } = useWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = document.documentElement;
    let isAtEnd = true;
    const see = () => {
      isAtEnd = page.scrollHeight - page.scrollTop - page.clientHeight < 80;
    };
    const follow = () => {
      if (isAtEnd) scrollTo({ top: page.scrollHeight });
    };
    const grown = new ResizeObserver(() => {
      follow();
      // Only from now on: the router has scrolled to the beginning of the page before.
      addEventListener("scroll", see, { passive: true });
    });
    grown.observe(box.current!);
    return () => {
      grown.disconnect();
      removeEventListener("scroll", see);
    };
  }, []);
  return (
    <section ref={box} aria-label={t("assistant:panel.history")} className="flex grow flex-col">
      {children}
    </section>
  );
}

function Turns({ turns, older, paged, again, stop }: Omit<Props, "isPage">) {
  const { t } = useWords();
  const page = usePanelAddress();
  return (
    <div className="mb-auto grid gap-6 py-4">
      {older.more && <OlderButton older={older} />}
      {turns.length === 0 && (
        <div className="grid justify-items-center gap-2 px-4 py-16 text-center">
          <p className="text-xl font-medium">{t("assistant:panel.empty")}</p>
          <p className="max-w-prose text-ink-soft">{t("assistant:panel.emptyText")}</p>
        </div>
      )}
      <ol className="grid gap-6">
        {turns.map((turn) => (
          <ChatTurn key={turn.id} turn={turn} again={again} stop={stop} />
        ))}
      </ol>
      {paged && (
        <LinkButton to={`${page}#assistant`} className="justify-self-center">
          {t("assistant:panel.newest")}
        </LinkButton>
      )}
    </div>
  );
}

/** Loads older turns in place; without JavaScript, a link to the earlier page. */
function OlderButton({ older }: { older: Older }) {
  const { t } = useWords();
  const page = usePanelAddress();
  if (older.loading)
    return (
      <Button className="justify-self-center" pending={t("assistant:panel.loadingOlder")}>
        {t("assistant:panel.older")}
      </Button>
    );
  return (
    <LinkButton
      to={`${page}?before=${older.before}#assistant`}
      className="justify-self-center"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        older.load();
      }}
    >
      {t("assistant:panel.older")}
    </LinkButton>
  );
}
