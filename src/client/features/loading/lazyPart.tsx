import { useEffect, useState, type ComponentType, type FunctionComponent } from "react";
import { Button } from "../../components/Button/Button";
import { loadingDelay } from "./loadingDelay";
import * as styles from "./lazyPart.module.css";

type State<Props extends object> =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "loaded"; readonly Part: ComponentType<Props> };

/**
 * A component whose program is loaded when it is drawn first. Until then nothing shows, and after the delay a sign of
 * loading; when it fails, the error and a button that tries again.
 *
 * @param load answers the component; called again after a failure.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [state, setState] = useState<State<Props>>(() =>
      loaded ? { kind: "loaded", Part: loaded } : { kind: "loading", isSlow: false },
    );
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      const timer = setTimeout(() => !isGone && setState({ kind: "loading", isSlow: true }), loadingDelay);
      load()
        .then(
          (Part) => {
            loaded = Part;
            return { kind: "loaded", Part } as const;
          },
          (error: unknown) => ({ kind: "failed", message: messageOf(error) }) as const,
        )
        .then((next) => {
          clearTimeout(timer);
          if (!isGone) setState(next);
        });
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [attempt]);

    if (state.kind === "loaded") return <state.Part {...props} />;
    if (state.kind === "loading") {
      return state.isSlow ? (
        <div className={styles.loading} role="status">
          Loading …
        </div>
      ) : null;
    }
    return (
      <div className={styles.failed} role="alert">
        <p>{state.message}</p>
        <Button
          onClick={() => {
            setState({ kind: "loading", isSlow: false });
            setAttempt(attempt + 1);
          }}
        >
          Retry
        </Button>
      </div>
    );
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
