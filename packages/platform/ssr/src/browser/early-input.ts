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

/** What was changed in regions whose script is on its way; what is changed back counts no more. */
const unheard = new Set<EventTarget | null>()

const changing = ({ target }: Event) => unheard.delete(target) || unheard.add(target)
const heard = ({ target }: Event) => unheard.delete(target)

function takePressed(): HTMLElement[] {
  const pressed = [...document.querySelectorAll<HTMLElement>(`[${pressedMark}]`)]
  for (const control of pressed) control.removeAttribute(pressedMark)
  return pressed
}

/** Does again what React could not deliver. What belongs to other regions stays unheard, and as it is. */
export function redoUnheard(): void {
  for (const control of takePressed()) control.click()
  const boxes = [...unheard]
  unheard.clear()
  for (const box of boxes) {
    if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox') continue
    box.checked = !box.checked
    box.click()
  }
}

/**
 * Restores the page as it was sent, so that it can be hydrated. What was pressed is marked; changed boxes and lists are found
 * by comparing them with the page as sent.
 *
 * @returns does again what the visitor had done
 */
export function takeEarlyInput(): () => void {
  const pressed = takePressed()
  // Heard before the change itself.
  document.addEventListener('input', keepChoice, true)
  // React stops an event that it cannot deliver yet on its way to the target.
  addEventListener('change', changing, true)
  addEventListener('change', heard)
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
      // The browser has opened it.
      if (control.hasAttribute('popovertarget')) {
        control.dispatchEvent(new Event('focusin', { bubbles: true }))
        continue
      }
      // What the device has kept may have changed a box to what was wanted already.
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
