export interface Press {
  /** Milliseconds from the press until chips and counts had changed. */
  readonly shown: number
  /** Milliseconds from the press until the list had changed. */
  readonly followed: number
}

interface Presses {
  /** Selects the container of the checkboxes. */
  readonly panel: string
  /** Number of presses; each waits for the list. */
  readonly presses: number
}

/**
 * Presses filters of a page one after another. Runs in the browser.
 *
 * @throws Error if a press changes nothing at once, or the list does not change within ten seconds
 */
export async function pressFilters({ panel: boxesIn, presses }: Presses): Promise<readonly Press[]> {
  const panel = document.querySelector(boxesIn)
  const list = document.querySelector('#products')
  if (!panel || !list) throw new Error('there is no list')
  const boxes = () => panel.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]:not(:disabled)')
  const texts = () => `${panel.textContent} ${list.querySelector('[aria-label="적용된 필터"]')?.textContent}`
  const settled = () =>
    new Promise<void>((resolve, reject) => {
      const pressedAt = performance.now()
      const look = () => {
        if (!list.querySelector('[aria-busy=true]')) resolve()
        else if (performance.now() - pressedAt > 10_000) reject(new Error('the list does not follow'))
        else requestAnimationFrame(look)
      }
      // The list is requested after the choice has been painted.
      setTimeout(look, 150)
    })

  const pressed: Press[] = []
  for (let press = 0; press < presses; press += 1) {
    const box = boxes()[press % 7]
    if (!box) throw new Error('there is nothing to press')
    const before = texts()
    const began = performance.now()
    box.click()
    // React has finished when a click returns.
    const shown = performance.now() - began
    if (texts() === before) throw new Error(`press ${press} changed nothing at once`)
    await settled()
    pressed.push({ shown, followed: performance.now() - began })
  }
  return pressed
}
