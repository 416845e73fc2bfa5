// Types of generateDocs.mjs for tests, which are TypeScript.
export interface GeneratedFile {
  /** From the repository root. */
  readonly file: string;
  readonly text: string;
}

export interface GenerateOptions {
  readonly count: number;
  readonly group?: string;
}

export const folderSize: number;
export function addressOf(index: number, group?: string): string;
export function generateDocs(options: GenerateOptions): readonly GeneratedFile[];
export function writeDocs(workspace: string, options: GenerateOptions): void;
