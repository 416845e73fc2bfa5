import { Helmet } from "react-helmet";
import { Button } from "../../components/Button/Button";
import { useSite } from "../../hooks/useSite";
import * as styles from "./CrashScreen.module.css";

export interface CrashScreenProps {
  readonly error: Error;
  readonly isDocument: boolean;
  readonly onTryAgain: () => void;
}

export function CrashScreen({ error, isDocument, onTryAgain }: CrashScreenProps) {
  const { settings, strings } = useSite();
  const { title, tryAgain, pageTitle } = strings.crash;
  return (
    <div className={styles.root} role="alert">
      {isDocument && (
        <Helmet>
          <title>{`${pageTitle} ${settings.titleDelimiter} ${settings.title}`}</title>
        </Helmet>
      )}
      <h1>{title}</h1>
      <p className={styles.message}>{error.message}</p>
      <Button onClick={onTryAgain}>{tryAgain}</Button>
    </div>
  );
}
