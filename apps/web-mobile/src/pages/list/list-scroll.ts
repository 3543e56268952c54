import type { SeenPlace } from '@jeoul/list'
import { untilTouched } from '@jeoul/ssr/until-touched'

/** The id of the list's element. */
export const listId = 'products'

/** A position just below the bars at the top of the screen. */
const reading = 120
/**
 * The number of frames, about two seconds' worth, for which a restored row is held in place while its
 * surroundings take their final size.
 */
const settling = 120

function rowAt(list: Element, y: number): HTMLElement | null {
  const { left, width } = list.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, y)?.closest<HTMLElement>('[data-row]')
  return found && list.contains(found) ? found : null
}

function placeOfRow(element: HTMLElement | null, isOpened: boolean): SeenPlace | null {
  const row = element?.dataset.row
  return element && row !== undefined ? { row, top: element.getBoundingClientRect().top, isOpened } : null
}

/**
 * The position of the row being read: the one that was opened, or the first one below the bars.
 *
 * @param pressed the target of the press, if there was one
 * @returns null for a press in a dialog: its opening has already stored the position, and measuring again
 *   would make every choice in a sheet wait for a layout
 */
export function placeOn(list: Element, pressed: EventTarget | null): SeenPlace | null {
  const around = pressed instanceof Element ? pressed.closest('a, dialog') : null
  if (around?.localName === 'dialog') return null
  const opened = around && list.contains(around) ? around.closest<HTMLElement>('[data-row]') : null
  if (opened) return placeOfRow(opened, true)
  const first = list.querySelector<HTMLElement>('[data-row]')
  return placeOfRow(rowAt(list, reading) ?? first, false)
}

/**
 * Scrolls a row back to where it was, and holds it there until its surroundings have their final size, or the
 * shopper scrolls.
 *
 * @returns false if there is no such row
 */
export function bringBack(list: Element, { row, top, isOpened }: SeenPlace): boolean {
  const element = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)
  if (!element) return false
  const stop = untilTouched()
  const hold = (frames: number) => {
    if (stop.signal.aborted || frames === 0) return stop.abort()
    const off = element.getBoundingClientRect().top - top
    if (Math.abs(off) >= 0.25) scrollBy({ top: off, behavior: 'instant' })
    requestAnimationFrame(() => hold(frames - 1))
  }
  hold(settling)
  if (isOpened) element.querySelector('a')?.focus({ preventScroll: true })
  return true
}
