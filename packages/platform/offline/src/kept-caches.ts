/** The names of the worker's caches, one for each kind of answer. */
export const kept = {
  assets: 'jeoul-files',
  pages: 'jeoul-pages',
  pictures: 'jeoul-pictures',
  answers: 'jeoul-data',
} as const

/** For how long the worker waits for the server's page before it answers with the cached one. */
export const pageTimeoutSeconds = 4

/** A message from the worker to a page: an answer that it got was kept at that time, in milliseconds since 1970. */
export interface WorkerMessage {
  readonly cachedAt: number
}

/** Deletes cached pages and answers, which belong to one visitor. Files and pictures are the same for everybody. */
export async function forgetSeen(): Promise<void> {
  await keepOnly([kept.assets, kept.pictures])
}

/** Deletes all caches but these. */
export async function keepOnly(names: readonly string[]): Promise<void> {
  const others = (await caches.keys()).filter(name => !names.includes(name))
  await Promise.all(others.map(name => caches.delete(name)))
}
