/**
 * Identifies the build of a document by the address of its first script. Null where there is no worker: in development,
 * and in the demo, whose mock has its own.
 */
export function buildOf(document: Document): string | null {
  const source = document.querySelector('script[data-modules]')?.getAttribute('src') ?? ''
  return source.startsWith('/assets/') ? source : null
}

/** When a kept document was received, in milliseconds since 1970; null if it came from the server just now. */
export function cachedAtOf({ documentElement }: Document): number | null {
  const { cachedAt } = documentElement.dataset
  return cachedAt === undefined ? null : Number(cachedAt)
}
