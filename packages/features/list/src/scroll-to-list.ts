/** Scrolls back to the list's first products after a choice, where they have been scrolled away. Both sites give it the id `products`. */
export function scrollToList(): void {
  const list = document.getElementById('products')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
