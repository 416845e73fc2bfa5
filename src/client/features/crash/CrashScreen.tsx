import { Helmet } from "react-helmet";
import { settings } from "../../../site/settings";
import { Button } from "../../components/Button/Button";
import * as styles from "./CrashScreen.module.css";

export interface CrashScreenProps {
  readonly error: Error;
  readonly isDocument: boolean;
  readonly onTryAgain: () => void;
}

export function CrashScreen({ error, isDocument, onTryAgain }: CrashScreenProps) {
  return (
    <div className={styles.root} role="alert">
      {isDocument && (
        <Helmet>
          <title>{`Page Error ${settings.titleDelimiter} ${settings.title}`}</title>
        </Helmet>
      )}
      <h1>This page crashed.</h1>
      <p className={styles.message}>{error.message}</p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}
