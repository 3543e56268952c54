/**
 * Writes into the address which part of the page is in sight, without a step in the history: Back leaves the page.
 *
 * @param id of an element; null for none
 */
export function showHash(id: string | null): void {
  const { pathname, search } = location
  history.replaceState(history.state, '', `${pathname}${search}${id === null ? '' : `#${id}`}`)
}
