import { serve } from "../serve.mjs";

/** @template T @param {string} output @param {(url: string) => Promise<T>} work @returns {Promise<T>} */
export async function withServer(output, work) {
  const { server, url } = await serve(output, 0);
  try {
    return await work(url);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
