export interface Scrolling {
  /** Intervals between frames, in ms. */
  readonly frames: readonly number[]
  /** The full durations of tasks longer than 50 ms. */
  readonly longTasks: readonly number[]
}

/**
 * Scrolls a page down at a steady speed. Runs in the browser.
 *
 * @param count frames
 * @param step CSS pixels per frame
 */
export async function scrollList({ count, step }: { count: number; step: number }): Promise<Scrolling> {
  const longTasks: number[] = []
  const note = (entries: PerformanceEntryList) => longTasks.push(...entries.map(({ duration }) => duration))
  const observer = new PerformanceObserver(list => note(list.getEntries()))
  observer.observe({ type: 'longtask' })
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
  const frames: number[] = []
  let last = await frame()
  for (let index = 0; index < count; index += 1) {
    scrollBy({ top: step, behavior: 'instant' })
    const now = await frame()
    frames.push(now - last)
    last = now
  }
  note(observer.takeRecords())
  observer.disconnect()
  return { frames, longTasks }
}

/**
 * Presses 더 보기 until a list has this many rows. Runs in the browser.
 *
 * @returns the number of rows
 * @throws Error if the list ends before
 */
export async function growList(rows: number): Promise<number> {
  const list = document.querySelector('#products')
  const count = () => list?.querySelectorAll('ol > li').length ?? 0
  const more = () =>
    [...(list?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.startsWith('더 보기'))
  while (count() < rows) {
    const before = count()
    const button = more()
    if (!button) throw new Error(`the list has no more than ${before} rows`)
    button.click()
    const deadline = performance.now() + 10_000
    while (count() === before) {
      if (performance.now() > deadline) throw new Error(`the list stays at ${before} rows`)
      await new Promise(resolve => setTimeout(resolve, 16))
    }
  }
  return count()
}

/** Forces the layout of all rows of a list, on screen or not. Runs in the browser. */
export function renderAllRows(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('#products ol, #products ol > li { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
