import type { Page } from '@playwright/test'

/** Visible layout faults, as sentences; empty if there are none. */
export function layoutFaults(page: Page, { isPhone }: { readonly isPhone: boolean }): Promise<string[]> {
  const limits: Limits = { minTarget: isPhone ? 44 : 0, offerHeights: isPhone ? [84, 96] : null }
  return page.evaluate(lookAround, limits)
}

/** Sets the size of text, as the browser's settings allow it: the site's own is 75 %. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  // The browser counts no shift of the layout right after a key.
  await page.keyboard.press('Shift')
  await page.evaluate(fontSize => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

/**
 * Layout faults at twice the text size, as the browser's settings allow it: the page is too wide, digits of a
 * price are cut or torn apart, one control lies across another. The page keeps the size.
 */
export async function faultsAtDoubleText(page: Page): Promise<string[]> {
  await setTextSize(page, '150%')
  return page.evaluate(lookAround, { minTarget: 0, offerHeights: null })
}

/** Px that a notch takes on either side of a phone on its side. */
const notch = 47

/** Gives the phone a notch, on whichever side it is turned to. */
export async function haveNotch(page: Page): Promise<{ end: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  const insets = { left: notch, right: notch }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  return {
    async end() {
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 0, right: 0 } })
      await session.detach()
    },
  }
}

/** Controls and headings below the notch of a phone on its side, other than in what is scrolled sideways. */
export function belowNotch(page: Page): Promise<string[]> {
  return page.evaluate(side => {
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      ((element.scrollWidth > element.clientWidth &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) ||
        scrollsSideways(element.parentElement))
    return Array.from(document.querySelectorAll('a[href], button, input, select, summary, h1, h2, h3'))
      .filter(element => {
        const { left, right, bottom, width } = element.getBoundingClientRect()
        const isClear = left >= side - 1 && right <= document.documentElement.clientWidth - side + 1
        return !isClear && bottom > 0 && width > 1 && element.checkVisibility() && !scrollsSideways(element)
      })
      .map(element => `below the notch: ${element.localName} ‘${(element.textContent ?? '').slice(0, 30)}’`)
  }, notch)
}

/** Layout faults of a page on a phone on its side, with and without a notch. */
export async function faultsBesideNotch(page: Page): Promise<string[]> {
  const notched = await haveNotch(page)
  const faults = await belowNotch(page)
  await notched.end()
  return [...faults, ...(await page.evaluate(lookAround, { minTarget: 0, offerHeights: null }))]
}

type OfferHeights = readonly [least: number, most: number]

interface Limits {
  /** The least height of what is pressed, in px. */
  readonly minTarget: number
  /** "An offer is two lines of 84–96 px and the whole row leads to the mall"; null where it may be any height. */
  readonly offerHeights: OfferHeights | null
}

interface Target {
  readonly element: Element
  readonly box: DOMRect
  /** The layer it lies in; null for the page itself. */
  readonly layer: Element | null
}

interface Line {
  readonly text: Node
  /** The letters of one line, as far as they are shown. */
  readonly box: DOMRect
  /** The layer that covers what lies below it; null for the page itself. */
  readonly layer: Element | null
}

/** Runs in the page, which knows nothing of this module: what it calls is declared within. */
export function lookAround({ minTarget, offerHeights }: Limits): string[] {
  const faults = new Set<string>()
  const root = document.documentElement

  checkWidth()
  checkTexts()
  checkLines()
  checkChosenLinks()
  checkTargets()
  if (offerHeights) checkOffers(offerHeights)
  return [...faults]

  function nameOf(element: Element): string {
    return `${element.localName} ‘${(element.textContent ?? '').trim().slice(0, 30)}’`
  }

  function isVisible(element: Element): boolean {
    return (
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.closest('.sr-only, [inert], option, noscript') === null
    )
  }

  function checkWidth(): void {
    const excess = root.scrollWidth - root.clientWidth
    if (excess > 0) faults.add(`the page is ${excess} px too wide`)
  }

  function checkTexts(): void {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (element === null || text.trim() === '' || !isVisible(element)) continue
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 12) {
        faults.add(`too small: ${nameOf(element)}`)
      }
      for (const { index, 0: price } of text.matchAll(/^\s*[\d,~ ]*\d[\d,~ ]*원?\s*$|\d[\d,]*원/g)) {
        checkPrice(element, node, index, index + price.length)
      }
    }
  }

  /** Text that lies over other text of the same layer. */
  function checkLines(): void {
    const lines = visibleLines().toSorted((one, other) => one.box.top - other.box.top)
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]
        if (other === undefined || other.box.top >= one.box.bottom) break
        if (other.text === one.text || other.layer !== one.layer) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        if (across > 2 && down > 2) {
          const names = [one, other].map(({ text }) => `‘${(text.textContent ?? '').trim().slice(0, 30)}’`)
          faults.add(`text over text, ${Math.round(across)} × ${Math.round(down)}: ${names.join(', ')}`)
        }
      }
    }
  }

  function visibleLines(): Line[] {
    const lines: Line[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement
      if (element === null || (text.textContent ?? '').trim() === '' || !isVisible(element)) continue
      range.selectNodeContents(text)
      for (const { left, top, width, height } of range.getClientRects()) {
        // A font's box is higher than its letters, so the boxes of neighbouring lines overlap.
        const letters = new DOMRect(left, top + height * 0.2, width, height * 0.6)
        const box = shownPart(element, letters)
        if (box !== null) lines.push({ text, box, layer: coverOf(element) })
      }
    }
    return lines
  }

  /** What the boxes around an element show of a part of it; null if they hide it. */
  function shownPart(element: Element, part: DOMRect): DOMRect | null {
    let { left, top, right, bottom } = part
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      const { overflowX, overflowY, opacity } = getComputedStyle(above)
      if (opacity === '0') return null
      const box = above.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null
  }

  /** The nearest box that lies over the page with a ground of its own. */
  function coverOf(element: Element): Element | null {
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      const { position, backgroundColor } = getComputedStyle(above)
      const isOpaque = !/^rgba\(.*, 0\)$/.test(backgroundColor)
      if (position === 'fixed' || position === 'sticky') return above
      if (position === 'absolute' && isOpaque) return above
    }
    return null
  }

  function checkPrice(element: Element, text: Node, start: number, end: number): void {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
    if (lines.size > 1) faults.add(`a price in ${lines.size} lines: ${nameOf(element)}`)
    const { right } = range.getBoundingClientRect()
    const edge = clippingEdge(element)
    if (edge !== null && right > edge + 1) faults.add(`a price that is cut off: ${nameOf(element)}`)
    const box = element.closest('li, td, th, dd, p, button')
    if (box && right > box.getBoundingClientRect().right + 1) {
      faults.add(`a price outside of its box: ${nameOf(box)}`)
    }
  }

  /** The right edge of the nearest box that hides what does not fit; null where nothing is hidden. */
  function clippingEdge(element: Element): number | null {
    const box = element.parentElement
    if (box === null) return null
    const { overflowX } = getComputedStyle(box)
    if (overflowX === 'auto' || overflowX === 'scroll') return null
    const isClipping = overflowX === 'hidden' || overflowX === 'clip'
    return isClipping ? box.getBoundingClientRect().right : clippingEdge(box)
  }

  function checkChosenLinks(): void {
    for (const chosen of document.querySelectorAll('main nav [aria-current]')) {
      const { left, right } = chosen.getBoundingClientRect()
      if (isVisible(chosen) && (left < 0 || right > root.clientWidth)) {
        faults.add(`what is chosen is off the screen: ${nameOf(chosen)}`)
      }
    }
  }

  function checkTargets(): void {
    const targets = pressableElements().map(element => {
      const label = element.closest('label')
      return { element, label, box: (label ?? element).getBoundingClientRect(), layer: layerOf(element) }
    })
    for (const { element, box } of targets) {
      if (box.height < minTarget - 0.5) {
        faults.add(`hard to press, ${Math.round(box.width)} × ${Math.round(box.height)}: ${nameOf(element)}`)
      }
    }
    const unlabelled = targets.filter(({ label }) => label === null)
    for (const [index, one] of unlabelled.entries()) {
      for (const other of unlabelled.slice(index + 1)) checkOverlap(one, other)
    }
  }

  /** Without skip links that appear on focus, and links that duplicate the link of their row or card. */
  function pressableElements(): Element[] {
    return Array.from(document.querySelectorAll('a[href], button, input, select, summary, textarea')).filter(
      element => {
        const isAbove = element.getBoundingClientRect().bottom < 0
        const isStretched = getComputedStyle(element, '::after').position === 'absolute'
        return !isAbove && !isStretched && isVisible(element)
      },
    )
  }

  function checkOverlap(one: Target, other: Target): void {
    // A target within another is there on purpose, like a heart on a picture.
    if (one.layer !== other.layer || isWithin(one.box, other.box) || isWithin(other.box, one.box)) return
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    if (across > 2 && down > 2) {
      const size = `${Math.round(across)} × ${Math.round(down)}`
      faults.add(`one across another, ${size}: ${nameOf(one.element)}, ${nameOf(other.element)}`)
    }
  }

  /** The element that floats or scrolls by itself, and so covers the rest on purpose. */
  function layerOf(element: Element): Element | null {
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      const { position, overflowY } = getComputedStyle(above)
      if (position === 'fixed' || position === 'sticky' || overflowY === 'auto') return above
    }
    return null
  }

  function isWithin(inner: DOMRect, outer: DOMRect): boolean {
    return (
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1
    )
  }

  function checkOffers([least, most]: OfferHeights): void {
    for (const link of document.querySelectorAll('#offers tbody tr a[href]')) {
      const row = link.closest('tr')
      if (row === null) continue
      const { width, height } = row.getBoundingClientRect()
      if (height < least || height > most) faults.add(`an offer of ${Math.round(height)} px: ${nameOf(row)}`)
      const box = link.getBoundingClientRect()
      if (box.width < width - 2 || box.height < height - 2) {
        faults.add(`not a link as a whole: ${nameOf(row)}`)
      }
    }
  }
}
