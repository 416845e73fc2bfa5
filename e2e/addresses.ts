/** Addresses that this site serves, besides generated ones. Every page that is added is added here. */
export const docAddresses = [
  "/launch",
  "/launch/api",
  "/launch/cli",
  "/launch/yaml",
  "/launch/share-and-earn",
  "/launch/on-cloud/cloud-cluster",
  "/launch/on-cloud/install",
  "/launch/on-prem/install",
  "/federate",
  "/federate/getting_started",
] as const;

export const categoryAddresses = [
  "/category/launch-on-nexus-ai-cloud",
  "/category/launch-on-on-premise-cluster",
] as const;

export const otherAddresses = ["/", "/search", "/markdown-page"] as const;

export const addresses = [...otherAddresses, ...docAddresses, ...categoryAddresses] as const;
