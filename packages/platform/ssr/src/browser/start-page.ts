/** Lets the browser paint and answer the shopper before the next piece of work. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

const firstTouch = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const

/**
 * Resolves when what the shopper came for is on screen (everything the HTML asked for has loaded), or at the
 * first touch, whichever is earlier: until then scripts would only compete with the products for the line.
 */
export function pageSettled(): Promise<void> {
  return new Promise(resolve => {
    if (document.readyState === 'complete') return resolve()
    const settle = () => {
      for (const type of firstTouch) removeEventListener(type, settle, true)
      resolve()
    }
    for (const type of firstTouch) addEventListener(type, settle, { capture: true, passive: true })
    addEventListener('load', settle, { once: true })
  })
}

/** Requests that a slow phone can make in one task without being kept busy. */
const together = 4

/**
 * Asks for everything this page will run, at once.
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
