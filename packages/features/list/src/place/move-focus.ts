/** From now on a link that scrolls to a part of its page moves the focus there as well. */
export function moveFocus(document: Document): void {
  const move = ({ target, defaultPrevented }: MouseEvent) => {
    if (!defaultPrevented || !(target instanceof Element)) return
    const place = target.closest('a')?.closest<HTMLElement>('[data-scrolls-to]')?.dataset.scrollsTo
    const part = place === undefined ? null : document.getElementById(place)
    if (!part) return
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  }
  // After the listener that follows links, and before React's, which holds presses back.
  document.addEventListener('click', move, true)
}
