/** A signal that aborts after some milliseconds, unless it is cleared before. */
export function abortAfter(ms: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}
