/** Names of the classes below. */
export const styles = {
  root: "workbench-root",
  controls: "workbench-controls",
  columns: "workbench-columns",
  editor: "workbench-editor",
  panel: "workbench-panel",
  title: "workbench-title",
  status: "workbench-status",
  message: "workbench-message",
  list: "workbench-list",
  place: "workbench-place",
  facts: "workbench-facts",
  steps: "workbench-steps",
} as const;

/** A text of the program, which adds it as a constructed sheet: a CSS module would be in the style sheet of every page. */
export const styleSheet = `
@layer components {
  .workbench-root {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    margin-block: var(--space-6);
  }

  .workbench-controls {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
    align-items: end;
  }

  .workbench-controls label {
    display: grid;
    grid-template-columns: minmax(0, auto);
    gap: var(--space-1);
    max-inline-size: 100%;
    font-size: var(--text-small);
  }

  .workbench-controls :is(select, input, button) {
    max-inline-size: 100%;
    min-block-size: 2.5rem;
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--color-line-strong);
    border-radius: 0.375rem;
    color: var(--color-text);
    background: var(--color-page);
    font: inherit;
    font-size: var(--text-small);
  }

  .workbench-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  .workbench-editor {
    min-block-size: 16rem;
  }

  .workbench-panel {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: 0.375rem;
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }

  .workbench-panel > p {
    margin-block: var(--space-2);
  }

  .workbench-title {
    margin: 0;
    font-weight: 600;
  }

  .workbench-message:empty {
    margin: 0;
  }

  .workbench-status {
    margin: 0;
    color: var(--color-soft);
    font-size: var(--text-small);
  }

  .workbench-list {
    display: grid;
    gap: var(--space-2);
    max-block-size: 24rem;
    margin: var(--space-2) 0 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }

  .workbench-list button {
    display: grid;
    gap: var(--space-1);
    inline-size: 100%;
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-inline-start: 0.25rem solid var(--color-danger);
    color: var(--color-text);
    background: var(--color-danger-soft);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  .workbench-list [data-severity="warning"] {
    border-color: var(--color-warning);
    background: var(--color-warning-soft);
  }

  .workbench-list [data-severity="note"] {
    border-color: var(--color-info);
    background: var(--color-info-soft);
  }

  .workbench-place {
    color: var(--color-soft);
  }

  .workbench-steps pre {
    margin-block: var(--space-1) var(--space-3);
    padding: var(--space-2) var(--space-3);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: var(--color-surface);
  }

  .workbench-facts {
    margin: 0;
  }

  .workbench-facts > div {
    display: flex;
    gap: var(--space-2);
  }

  .workbench-facts dt {
    flex: none;
    color: var(--color-soft);
  }

  .workbench-facts dd {
    margin: 0;
  }

  @container (min-width: 60rem) {
    .workbench-columns {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
}
`;
