/**
 * Sets the fragment of the address without adding to the history, so that Back still leaves the page.
 *
 * @param id of an element; null for none
 */
export function showHash(id: string | null): void {
  const { pathname, search } = location
  history.replaceState(history.state, '', `${pathname}${search}${id === null ? '' : `#${id}`}`)
}
