import { nextSign } from './first-interaction.ts'

/** Lets the browser paint and answer the shopper before the next piece of work. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

/**
 * Resolves when everything that the HTML requests has loaded, or on the first touch, whichever is earlier. Until then
 * scripts would compete with the products for the connection.
 */
export async function pageSettled(): Promise<void> {
  if (document.readyState === 'complete') return
  await nextSign(['load', 'pointerdown', 'keydown', 'touchstart', 'focusin'])
}

/** The number of requests that a slow phone can start in one task. */
const together = 4

/**
 * Preloads all modules that this page will run.
 *
 * @returns the addresses, each after those it needs; none in development
 */
export async function preloadModules(): Promise<readonly string[]> {
  const names = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules
  const modules = names?.match(/\S+/g) ?? []
  for (const [index, href] of modules.entries()) {
    if (index % together === 0) await nextTask()
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  return modules
}
