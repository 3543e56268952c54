/** Does what Chrome does to the text nodes of a page that it translates. */
export function translatePage(page: Element): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.textContent ?? '')
    text.parentNode?.replaceChild(font, text)
  }
}
