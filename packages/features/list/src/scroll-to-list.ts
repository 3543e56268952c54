/** Scrolls back to the list's first products after a choice, where they have been scrolled away. Both sites give it the id `products`. */
export function scrollToList(): void {
  const list = document.getElementById('products')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}

/**
 * Does what {@link scrollToList} does for choices that came before this script had loaded.
 *
 * @param pressed the elements that were pressed before
 */
export function scrollForEarlierChoices(pressed: readonly (EventTarget | null)[]): void {
  const isChoice = (target: EventTarget | null) =>
    target instanceof Element && target.matches('main [type="checkbox"]')
  if (pressed.some(isChoice)) scrollToList()
}
