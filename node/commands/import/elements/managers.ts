/** Package managers whose commands sites show as alternatives. */
export const managers = "npm yarn pnpm bun deno cargo pip pipx uv poetry conda composer gem brew".split(" ");

/** Tab group that this engine uses for its own package manager tabs. */
export const managersGroup = "package-manager";

/**
 * @param labels labels of the tabs.
 * @param given group on the old site.
 * @returns the group of the tabs. Those of package managers change together with this engine's own.
 */
export function groupOfTabs(labels: readonly string[], given?: string): string | undefined {
  // Docusaurus uses "npm2yarn" for its package manager tabs.
  const isManagers = given === "npm2yarn" || (labels.length > 1 && labels.every(isManager));
  return isManagers ? managersGroup : given;
}

function isManager(label: string): boolean {
  return managers.includes(label.trim().toLowerCase());
}
