import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'

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

/** Expects a page that was translated in one state to show exactly the words of each state that may follow. */
export function expectWordsToFollow<State>(
  state: State,
  nextStates: readonly State[],
  draw: (state: State) => ReactElement,
): void {
  for (const next of nextStates) {
    const { container, rerender } = render(draw(state))
    translatePage(container)
    rerender(draw(next))
    expect(container.textContent).toBe(render(draw(next)).container.textContent)
  }
}
