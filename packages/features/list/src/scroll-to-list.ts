/** The id of a list's element, on both sites. */
export const listId = 'products'

/** Scrolls back to the list's first products after a choice, where they have been scrolled away. */
export function scrollToList(): void {
  const list = document.getElementById(listId)
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
