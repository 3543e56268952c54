import type { Page } from '@playwright/test'

/** Visible layout faults, as sentences; empty if there are none. */
export function layoutFaults(page: Page, { isPhone }: { readonly isPhone: boolean }): Promise<string[]> {
  return page.evaluate(lookAround, isPhone ? 44 : 0)
}

/** Runs in the page. */
function lookAround(leastTarget: number): string[] {
  const faults = new Set<string>()
  const root = document.documentElement
  const nameOf = (element: Element) =>
    `${element.localName} ‘${(element.textContent ?? '').trim().slice(0, 30)}’`
  const isSeen = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    element.closest('.sr-only, [inert], option, noscript') === null

  /** Where the nearest box that hides what does not fit ends on the right; null where nothing is hidden. */
  function cuttingEdge(element: Element): number | null {
    const box = element.parentElement
    if (box === null) return null
    const { overflowX } = getComputedStyle(box)
    if (overflowX === 'auto' || overflowX === 'scroll') return null
    const isCutting = overflowX === 'hidden' || overflowX === 'clip'
    return isCutting ? box.getBoundingClientRect().right : cuttingEdge(box)
  }

  if (root.scrollWidth > root.clientWidth) {
    faults.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (element === null || text === '' || !isSeen(element)) continue
    if (Number.parseFloat(getComputedStyle(element).fontSize) < 12)
      faults.add(`too small: ${nameOf(element)}`)
    if (!/^[\d,~ ]+원?$/.test(text)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
    if (lines.size > 1) faults.add(`a price in ${lines.size} lines: ${nameOf(element)}`)
    const { right } = range.getBoundingClientRect()
    const edge = cuttingEdge(element)
    if (edge !== null && right > edge + 1) faults.add(`a price that is cut off: ${nameOf(element)}`)
    const place = element.closest('li, td, dd, p')
    if (place && right > place.getBoundingClientRect().right + 1) {
      faults.add(`a price that stands out of its place: ${nameOf(place)}`)
    }
  }

  for (const element of document.querySelectorAll('a[href], button, input, select, summary, textarea')) {
    // Skip links that appear on focus, and links that duplicate the link of their row or card.
    const isElsewhere = element.getBoundingClientRect().bottom < 0
    const isGrown = getComputedStyle(element, '::after').position === 'absolute'
    if (isElsewhere || isGrown || !isSeen(element)) continue
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    if (height < leastTarget - 0.5) {
      faults.add(`hard to press, ${Math.round(width)} × ${Math.round(height)}: ${nameOf(element)}`)
    }
  }
  return [...faults]
}
