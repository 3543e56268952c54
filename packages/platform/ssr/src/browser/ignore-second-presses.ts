/** The longest delay and distance of the second press of a double press, in milliseconds and pixels (assumed). */
const doublePressMs = 500
const near = 24

/**
 * Ignores the second press of a double press in a dialog if the first one closed the dialog or made it smaller, so that the
 * second lands on the page below or beside the dialog.
 *
 * Time and place decide rather than `MouseEvent.detail`, because not every phone counts taps in it.
 *
 * @returns stops listening
 */
export function ignoreSecondPresses(): () => void {
  let first: { readonly dialog: Element; readonly event: MouseEvent } | null = null
  const listen = (event: MouseEvent) => {
    const { target, detail } = event
    // Keys and scripts press at no place.
    if (detail === 0 || !(target instanceof Element)) return
    if (first && isNear(first.event, event) && !isInside(target, first.dialog)) {
      event.preventDefault()
      event.stopPropagation()
    } else {
      const dialog = target.closest('dialog')
      first = dialog && { dialog, event }
    }
  }
  // On the window, to come before listeners of the document and of React.
  addEventListener('click', listen, true)
  return () => removeEventListener('click', listen, true)
}

function isNear(first: MouseEvent, next: MouseEvent): boolean {
  const [x, y] = [next.clientX - first.clientX, next.clientY - first.clientY]
  return next.timeStamp - first.timeStamp <= doublePressMs && Math.abs(x) < near && Math.abs(y) < near
}

/** Whether a press is on the content of a dialog. A press beside it is on the dialog itself. */
function isInside(target: Element, dialog: Element): boolean {
  return target !== dialog && dialog.contains(target)
}
