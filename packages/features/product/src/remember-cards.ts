import { type CardPreview, cardPressed } from '@jeoul/product/card-preview'
import type { LivePage } from '@jeoul/ssr'
import { scopeBind } from 'effector'

/** Stores what the pressed card of a product shows, so that the product's page can show it while loading. */
export function rememberCards({ scope, pressed }: Pick<LivePage, 'scope' | 'pressed'>): void {
  const remember = scopeBind(cardPressed, { scope })
  const press = (target: EventTarget | null) => {
    const card = target instanceof Element ? cardAround(target) : null
    if (card) remember(card)
  }
  for (const target of pressed) press(target)
  // Listen in the capture phase, because the press may remove the card.
  addEventListener('click', ({ target }) => press(target), true)
}

/**
 * Reads what a card shows about the product it links to: its name, the first picture, and the price marked with
 * `data-price`. A card has a picture or a price, or heads a column; its first link is its name.
 *
 * @returns null unless the name of a product's card was pressed; other links to products have other words, such as
 *   those of a variant beside its sibling's price
 */
export function cardAround(target: Element): CardPreview | null {
  const link = target.closest('a')
  const itemId = link && /^\/item\/(\w+)$/.exec(link.pathname)?.[1]
  if (!itemId) return null
  const card = link.closest('li, th, [data-part]')
  const isCard = card?.localName === 'th' || card?.querySelector('img, [data-price]')
  if (!card || !isCard || card.querySelector('a') !== link) return null
  const price = card.querySelector('[data-price]')
  const name = link.querySelector('b') ?? link
  return {
    itemId,
    name: wordsOf(name),
    image: card.querySelector('img')?.src ?? null,
    price: price
      ? [wordsOf(price), wordsOf(basisBeside(price))].filter(words => words !== '').join(' · ')
      : '',
  }
}

/** The element after the price in a list's row: the basis of the headline, or what the shopper pays. */
function basisBeside(price: Element): Element | null {
  const next = price.nextElementSibling
  return next?.querySelector('summary') ?? (next?.localName === 'p' ? next : null)
}

/** The text of an element, with spaces between parts that only styles separate. */
function wordsOf(element: Element | null): string {
  const parts = Array.from(element?.childNodes ?? [], ({ textContent }) => textContent?.trim() ?? '')
  return parts.filter(part => part !== '').join(' ')
}
