import { useEffect, useState } from "react";
import { indexWorkbench, workbenchPath, type WorkbenchData, type WorkbenchFacts } from "./data";
import { strings } from "./strings";
import { Workbench, type WorkbenchProps } from "./Workbench";

export type WorkbenchIslandProps = Omit<WorkbenchProps, "facts">;

/** The workbench, which appears once its data have loaded. */
export default function WorkbenchIsland(props: WorkbenchIslandProps) {
  const [facts, setFacts] = useState<WorkbenchFacts>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(__PATH_PREFIX__ + workbenchPath, { signal: controller.signal });
      if (!response.ok) throw new Error(String(response.status));
      setFacts(indexWorkbench((await response.json()) as WorkbenchData));
    };
    load().catch(() => {
      if (!controller.signal.aborted) setHasFailed(true);
    });
    return () => controller.abort();
  }, []);
  if (facts) return <Workbench {...props} facts={facts} />;
  return <p role={hasFailed ? "alert" : "status"}>{hasFailed ? strings.failed : strings.loading}</p>;
}
