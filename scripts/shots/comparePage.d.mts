export function comparePage(folders: {
  before: string;
  after: string;
  names: readonly string[];
}): Promise<{ html: string; changed: number }>;
