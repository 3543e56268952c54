import { pressedMark } from './early-presses.ts'

/**
 * Wakes a region: React hydrates it at once on an event, but misses the change that woke it and resets a
 * select to its initial value, which would lose a choice made before.
 */
function wake(control: HTMLElement): void {
  control.dispatchEvent(new Event('keyup', { bubbles: true }))
}

function keepChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return
  const { value } = target
  wake(target)
  target.value = value
}

/** Inputs that were changed in regions whose script is still loading, except those that were changed back. */
const undelivered = new Set<EventTarget | null>()

const changing = ({ target }: Event) => undelivered.delete(target) || undelivered.add(target)
const delivered = ({ target }: Event) => undelivered.delete(target)

function takePressed(): HTMLElement[] {
  const pressed = [...document.querySelectorAll<HTMLElement>(`[${pressedMark}]`)]
  for (const control of pressed) control.removeAttribute(pressedMark)
  return pressed
}

/** Repeats changes that React could not deliver. Those of regions that are still loading are left alone. */
export function replayUndelivered(): void {
  for (const control of takePressed()) control.click()
  const boxes = [...undelivered]
  undelivered.clear()
  for (const box of boxes) {
    if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox') continue
    box.checked = !box.checked
    box.click()
  }
}

/**
 * Restores inputs to what the server sent, so that the page can hydrate. Pressed buttons are marked; changed checkboxes
 * and selects are found by comparing them with their served values.
 *
 * @returns repeats what the visitor did
 */
export function takeEarlyInput(): () => void {
  const pressed = takePressed()
  // Fires before the change itself.
  document.addEventListener('input', keepChoice, true)
  // React stops an event that it cannot deliver yet on its way to the target.
  addEventListener('change', changing, true)
  addEventListener('change', delivered)
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(
    box => box.checked !== box.defaultChecked,
  )
  for (const box of boxes) box.checked = box.defaultChecked

  const lists = [...document.querySelectorAll('select')].flatMap(list => {
    const { value } = list
    const sent = [...list.options].find(option => option.defaultSelected)?.value ?? value
    list.value = sent
    return value === sent ? [] : [{ list, value }]
  })

  return () => {
    for (const control of [...pressed, ...boxes]) {
      wake(control)
      // The browser has already opened its popover.
      if (control.hasAttribute('popovertarget')) {
        control.dispatchEvent(new Event('focusin', { bubbles: true }))
        continue
      }
      // Stored values may already have set a checkbox as the visitor did.
      if (!(control instanceof HTMLInputElement) || control.checked === control.defaultChecked)
        control.click()
    }
    for (const { list, value } of lists) {
      wake(list)
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
