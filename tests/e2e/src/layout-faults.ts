import type { Page } from '@playwright/test'

/** Visible layout faults, as sentences; empty if there are none. */
export function layoutFaults(page: Page, { isPhone }: { readonly isPhone: boolean }): Promise<string[]> {
  return page.evaluate(lookAround, { minTarget: isPhone ? 44 : 0, offerHeights: isPhone ? [84, 96] : null })
}

/**
 * Layout faults at twice the text size, as the browser's settings allow it: the page is too wide, digits of a
 * price are cut or torn apart, one control lies across another. The page keeps the size.
 */
export async function faultsAtDoubleText(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // The site's own size is 75 %.
    document.documentElement.style.fontSize = '150%'
  })
  return page.evaluate(lookAround, { minTarget: 0, offerHeights: null })
}

/** Px that a notch takes on either side of a phone on its side. */
const notch = 47

/** Layout faults on a phone on its side: also controls and headings below its notch, other than in what scrolls sideways. */
export async function faultsBesideNotch(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const insets = (side: number) =>
    session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: side, right: side } })
  await insets(notch)
  const faults = await page.evaluate(side => {
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement))
    return Array.from(document.querySelectorAll('a[href], button, input, select, summary, h1, h2, h3'))
      .filter(element => {
        const { left, right, bottom, width } = element.getBoundingClientRect()
        const isClear = left >= side - 1 && right <= document.documentElement.clientWidth - side + 1
        return !isClear && bottom > 0 && width > 1 && element.checkVisibility() && !scrollsSideways(element)
      })
      .map(element => `below the notch: ${element.localName} ‘${(element.textContent ?? '').slice(0, 30)}’`)
  }, notch)
  await insets(0)
  await session.detach()
  return [...faults, ...(await page.evaluate(lookAround, { minTarget: 0, offerHeights: null }))]
}

interface Limits {
  /** The least height of what is pressed, in px. */
  readonly minTarget: number
  /** "An offer is two lines of 84–96 px and the whole row leads to the mall"; null where it may be any height. */
  readonly offerHeights: readonly number[] | null
}

/** Runs in the page. */
function lookAround({ minTarget, offerHeights }: Limits): string[] {
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
    for (const { index, 0: price } of (node.textContent ?? '').matchAll(
      /^\s*[\d,~ ]*\d[\d,~ ]*원?\s*$|\d[\d,]*원/g,
    )) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + price.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) faults.add(`a price in ${lines.size} lines: ${nameOf(element)}`)
      const { right } = range.getBoundingClientRect()
      const edge = cuttingEdge(element)
      if (edge !== null && right > edge + 1) faults.add(`a price that is cut off: ${nameOf(element)}`)
      const place = element.closest('li, td, th, dd, p, button')
      if (place && right > place.getBoundingClientRect().right + 1) {
        faults.add(`a price that stands out of its place: ${nameOf(place)}`)
      }
    }
  }

  /** What floats or scrolls by itself lies above the rest on purpose. */
  function layerOf(element: Element): Element | null {
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      const { position, overflowY } = getComputedStyle(above)
      if (position === 'fixed' || position === 'sticky' || overflowY === 'auto') return above
    }
    return null
  }

  for (const chosen of document.querySelectorAll('main nav [aria-current]')) {
    const { left, right } = chosen.getBoundingClientRect()
    if (isSeen(chosen) && (left < 0 || right > root.clientWidth)) {
      faults.add(`what is chosen is off the screen: ${nameOf(chosen)}`)
    }
  }

  const targets: { readonly element: Element; readonly box: DOMRect; readonly layer: Element | null }[] = []
  for (const element of document.querySelectorAll('a[href], button, input, select, summary, textarea')) {
    // Skip links that appear on focus, and links that duplicate the link of their row or card.
    const isElsewhere = element.getBoundingClientRect().bottom < 0
    const isGrown = getComputedStyle(element, '::after').position === 'absolute'
    if (isElsewhere || isGrown || !isSeen(element)) continue
    const target = element.closest('label') ?? element
    const box = target.getBoundingClientRect()
    if (box.height < minTarget - 0.5) {
      faults.add(`hard to press, ${Math.round(box.width)} × ${Math.round(box.height)}: ${nameOf(element)}`)
    }
    if (target === element) targets.push({ element, box, layer: layerOf(element) })
  }

  // One that lies within another lies there on purpose, as a heart does on a picture.
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1
  for (const [place, one] of targets.entries()) {
    for (const other of targets.slice(place + 1)) {
      if (one.layer !== other.layer || isWithin(one.box, other.box) || isWithin(other.box, one.box)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 2 && down > 2) {
        const size = `${Math.round(across)} × ${Math.round(down)}`
        faults.add(`one across another, ${size}: ${nameOf(one.element)}, ${nameOf(other.element)}`)
      }
    }
  }

  for (const link of offerHeights && root.clientWidth >= 390
    ? document.querySelectorAll('#offers tbody tr a[href]')
    : []) {
    const row = link.closest('tr')
    if (row === null) continue
    const { width, height } = row.getBoundingClientRect()
    const [least = 0, most = 0] = offerHeights ?? []
    if (height < least || height > most) faults.add(`an offer of ${Math.round(height)} px: ${nameOf(row)}`)
    const way = link.getBoundingClientRect()
    if (way.width < width - 2 || way.height < height - 2) faults.add(`not a link as a whole: ${nameOf(row)}`)
  }
  return [...faults]
}
