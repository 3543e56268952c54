export interface Press {
  /** From the press until chips and counts had changed, in ms. */
  readonly shown: number
  /** From the press until the list had followed. */
  readonly followed: number
}

interface Presses {
  /** Selects what holds the boxes. */
  readonly panel: string
  /** How many; each waits until the list has followed. */
  readonly presses: number
}

/**
 * Presses filters one after another, on a page. Runs in the browser.
 *
 * @throws Error when a press changes nothing at once, or the list has not followed within ten seconds
 */
export async function pressFilters({ panel: boxesIn, presses }: Presses): Promise<readonly Press[]> {
  const panel = document.querySelector(boxesIn)
  const list = document.querySelector('#products')
  if (!panel || !list) throw new Error('there is no list')
  const boxes = () => panel.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]:not(:disabled)')
  const texts = () => `${panel.textContent} ${list.querySelector('[aria-label="적용된 필터"]')?.textContent}`
  const settled = () =>
    new Promise<void>((resolve, reject) => {
      const asked = performance.now()
      const look = () => {
        if (!list.querySelector('[aria-busy=true]')) resolve()
        else if (performance.now() - asked > 10_000) reject(new Error('the list does not follow'))
        else requestAnimationFrame(look)
      }
      // The list is asked for after the choice is on screen.
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
