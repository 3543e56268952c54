/**
 * Moves the focus from a button that removes its list item to the button of a neighbour, before it disappears with the
 * item. Does nothing if the button does not have the focus, or its item has no neighbour.
 */
export function focusNeighbour(button: HTMLButtonElement): void {
  const item = button.parentElement
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  if (document.activeElement === button) neighbour?.querySelector('button')?.focus()
}
