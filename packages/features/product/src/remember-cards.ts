import { variantFigure, variantsBasis } from '@jeoul/offers'
import { $product, type ReadProduct } from '@jeoul/product'
import { type CardPreview, cardPressed, previewVariant } from '@jeoul/product/card-preview'
import { splitLabel, variantKind } from '@jeoul/product/variants'
import type { LivePage } from '@jeoul/ssr'
import { scopeBind } from 'effector'

/** Stores name, picture and price of a pressed product card, so that the product's page can show them while loading. */
export function rememberCards({ scope }: Pick<LivePage, 'scope'>): void {
  const remember = scopeBind(cardPressed, { scope })
  const press = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    const card =
      cardAround(target) ?? variantOnCard(target) ?? variantBehind(target, scope.getState($product))
    if (card) remember(card)
  }
  // Listen in the capture phase, because the press may remove the card.
  addEventListener('click', ({ target }) => press(target), true)
}

/**
 * Reads the product that a card links to: its name, the first picture, and the price marked with
 * `data-price`. A card has a picture or a price, or heads a column; its first link is its name.
 *
 * @returns null unless the name of a product's card was pressed
 */
export function cardAround(target: Element): CardPreview | null {
  const link = target.closest('a')
  const itemId = link && itemIdOf(link)
  if (!link || !itemId) return null
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

/**
 * Reads another variant of a card's product: the link's own words are label and price. The card's
 * name is that of the variant only if the label is a kind such as 벌크, which names add in parentheses (assumed).
 *
 * @returns null unless the link of a variant on a card was pressed
 */
export function variantOnCard(target: Element): CardPreview | null {
  const link = target.closest('a')
  const itemId = link && itemIdOf(link)
  const card = link?.closest('li:has(h2)')
  const sibling = card?.querySelector('h2 a')
  if (!link || !itemId || !sibling || link.hash || link === sibling) return null
  const [label = '', ...price] = partsOf(link)
  const name = wordsOf(sibling)
  const isKind = splitLabel(label).difference === '' && variantKind(name) === null
  return {
    itemId,
    name: isKind ? `${name} (${label})` : `${label} · ${name}의 다른 구성`,
    image: card?.querySelector('img')?.src ?? null,
    price: price.join(' '),
  }
}

/** The variant of the open product that a link leads to. */
export function variantBehind(target: Element, open: ReadProduct | null): CardPreview | null {
  const link = target.closest('a')
  const itemId = link && itemIdOf(link)
  const variant = open?.variants.find(({ item_id }) => item_id === itemId)
  return open && variant
    ? previewVariant(open, variant, `${variantsBasis([variant])} ${variantFigure(variant)}`.trim())
    : null
}

function itemIdOf(link: HTMLAnchorElement): string | undefined {
  return /^\/item\/(\w+)$/.exec(link.pathname)?.[1]
}

/** The element after the price in a list's row: the basis of the headline, or the shopper's own price. */
function basisBeside(price: Element): Element | null {
  const next = price.nextElementSibling
  return next?.querySelector('summary') ?? (next?.localName === 'p' ? next : null)
}

/** The text of an element, with spaces between parts that only styles separate. */
const wordsOf = (element: Element | null) => partsOf(element).join(' ')

function partsOf(element: Element | null): readonly string[] {
  const parts = Array.from(element?.childNodes ?? [], ({ textContent }) => textContent?.trim() ?? '')
  return parts.filter(part => part !== '')
}
