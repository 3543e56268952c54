import type { ItemOffer, Variant } from '@jeoul/api/types'
import { bestOf, compareColumns, nextOffers } from '@jeoul/compare'
import { partHeadline } from '@jeoul/estimate'
import { formatWon } from '@jeoul/format'
import type { ReadItem } from '@jeoul/list'
import { readList } from '@jeoul/list/list-answer'
import {
  offerFigures,
  offerListRows,
  offersKey,
  variantFigure,
  variantPrice,
  variantsNotes,
} from '@jeoul/offers'
import { findOutboundOffer } from '@jeoul/offers/outbound'
import { presentOffers } from '@jeoul/offers/present-offers'
import {
  cardChoices,
  defaultTerms,
  type Headline,
  headlineWords,
  itemHeadline,
  listedPrice,
  offersHeadline,
  otherHeadlines,
  type PaymentTerms,
  type Region,
  rankOffers,
  truePrice,
} from '@jeoul/personal-price'
import { readProduct } from '@jeoul/product'
import { beforeAll, expect, test } from 'vitest'
import { freeIn, itemOffers, list, markets, parts, product, savedPrices } from './mock-answers.ts'
import { comparedOf, figureOf, nothingSeen, onPage, variantWords } from './screen-words.ts'
import { setsOfTerms } from './sets-of-terms.ts'

interface Known {
  readonly item: ReadItem
  readonly offers: readonly ItemOffer[]
}

const everything: Known[] = []

beforeAll(async () => {
  const items = readList(await list())?.items ?? []
  for (let start = 0; start < items.length; start += 30) {
    const requests = items.slice(start, start + 30)
    const offers = await itemOffers(requests.map(({ item_id }) => item_id))
    everything.push(...requests.map(item => ({ item, offers: offers.get(item.item_id) ?? [] })))
  }
}, 60_000)

/** Whether to check screens that request offers per product for all products by all sets of terms, which takes minutes. */
const isWhole = process.env.JEOUL_ALL_ITEMS === '1'

const words = (headline: Pick<Headline, 'label' | 'total' | 'basis'> | null | undefined) =>
  headline ? `${headline.label} ${headline.total} ${headline.basis}` : null

const headlineOf = ({ offers }: Known, terms: PaymentTerms) =>
  offersHeadline(rankOffers(offers, terms), terms)

/** The lowest price with known delivery for a shopper without card, membership and coupon. */
function leastOfAnyone(
  { offers }: Known,
  { region, quantity }: Pick<PaymentTerms, 'region' | 'quantity'>,
): number {
  const totals = offers.flatMap(offer => {
    const price = truePrice({ ...offer, discounts: [] }, { ...defaultTerms, region, quantity })
    return price?.isReachable && !price.isOpen ? price.total : []
  })
  return Math.min(...totals)
}

test('the mock has ten thousand products', () => {
  expect(everything).toHaveLength(10_000)
})

test('a list’s answer alone names every product as its offers do', () => {
  const allCards = { ...defaultTerms, cards: cardChoices }
  for (const known of everything) {
    const { item } = known
    const any = headlineOf(known, defaultTerms)
    const byCard = headlineOf(known, allCards)
    const inCash = headlineOf(known, { ...defaultTerms, cash: true })
    expect(words(itemHeadline(item)), item.item_id).toBe(words(any))
    expect(words(itemHeadline(item, 'card')), item.item_id).toBe(words(byCard))
    const cheaper = [byCard, inCash].filter(other => other && any && other.total < any.total)
    expect(otherHeadlines(item).map(words), item.item_id).toEqual(cheaper.map(words))
  }
})

/** The labels of a lowest price, by region; the label for the mainland names none. */
const regionOf: Readonly<Record<string, Region>> = {
  최저가: 'mainland',
  '제주 최저가': 'jeju',
  '도서·산간 최저가': 'remote',
}

test('only a price without card, membership and coupon is called 최저가', () => {
  let named = 0
  for (const known of everything) {
    // Few of the twenty shoppers differ in region or quantity.
    const leastByOrder = new Map<string, number>()
    for (const terms of setsOfTerms) {
      const headline = listedPrice(known.item, known.offers, terms)?.headline
      const region = headline && regionOf[headline.label]
      if ((headline?.isForAnyone ?? false) !== (region !== undefined))
        expect.fail(`${known.item.item_id}: ${words(headline)}`)
      if (!headline || !region) continue
      named += 1
      // By the region in its name, whatever the shopper’s is.
      const { quantity } = terms
      const order = `${region} ${quantity}`
      const least = leastByOrder.get(order) ?? leastOfAnyone(known, { region, quantity })
      leastByOrder.set(order, least)
      expect(headline.total, known.item.item_id).toBe(least)
    }
  }
  expect(named).toBeGreaterThan(80_000)
}, 60_000)

test('list, 더보기, product, comparison, outbound page and wish list show the same price for every shopper', async () => {
  const sample = everything.filter(({ offers }, place) => offers.length > 0 && (isWhole || place % 20 === 0))
  for (const [place, { item, offers }] of sample.entries()) {
    const sets = isWhole ? setsOfTerms : setsOfTerms.filter((_, set) => set % 5 === place % 5)
    const itemId = item.item_id
    const [answers, saved] = await Promise.all([markets(itemId), savedPrices(itemId)])
    expect(words(itemHeadline(saved)), itemId).toBe(words(itemHeadline(item)))
    const full = (data: typeof answers.cash) => ({ status: 'full', data }) as const
    for (const terms of sets) {
      const listed = listedPrice(item, offers, terms)?.headline
      // The rows of 더보기, too.
      const product = offerListRows({ ...answers, inTab: null }, terms).find(({ headline }) => headline)
      const [column] = compareColumns(
        {
          itemIds: [itemId],
          products: { [itemId]: { status: 'full', data: comparedOf(item) } },
          offers: {
            [offersKey({ itemId, card: false })]: full(answers.cash),
            [offersKey({ itemId, card: true })]: full(answers.card),
          },
        },
        terms,
      )
      const outbound = findOutboundOffer(
        {
          mallId: product?.market.mallId ?? '',
          linked: { itemIdCp: product?.market.itemIdCp ?? '', ...nothingSeen },
          cash: full(answers.cash),
          card: full(answers.card),
        },
        terms,
      )
      const expected = words(product?.headline)
      expect(expected).not.toBeNull()
      expect(words(listed), itemId).toBe(expected)
      const wished = listedPrice(saved, offers, terms)
      expect(words(wished?.headline), itemId).toBe(expected)
      expect(words(column && bestOf(column)?.headline), itemId).toBe(expected)
      expect(outbound.kind === 'ready' ? words(outbound.headline) : outbound.kind, itemId).toBe(expected)

      const page = presentOffers({ ...answers, inTab: null, terms, ...onPage })
      const { lowest, bestMalls, rows, range } = page
      expect(words(lowest), itemId).toBe(expected)
      expect(product && offerFigures(product, 'all', terms).figure, itemId).toBe(lowest?.total)
      expect(bestMalls[0]?.total, itemId).toBe(rows[0]?.total)
      const marked = rows.find(({ mark }) => mark !== null)
      if (marked)
        expect(`${marked.mark?.label} ${marked.figure}`, itemId).toBe(`${lowest?.label} ${lowest?.total}`)
      // Search engines get the page's own range.
      if (product?.price.isReachable && !product.price.isOpen) expect(range?.[0], itemId).toBe(lowest?.total)
      // A comparison goes on with the offers that can be paid, as the page does.
      const others =
        column?.status === 'full' && column.price.kind === 'known' ? column.price.rows.slice(1) : []
      expect(
        nextOffers(others, terms, 3).map(({ total }) => total),
        itemId,
      ).toEqual(
        rows
          .filter(({ key, isReachable }) => isReachable && key !== product?.offer.key)
          .slice(0, 3)
          .map(({ total }) => total),
      )
    }
  }
}, 1_800_000)

test('products mentioned elsewhere, and variants, have the price of their own pages', () => {
  const own = new Map(everything.map(known => [known.item.item_id, headlineOf(known, defaultTerms)]))
  const items = new Map(everything.map(({ item }) => [item.item_id, item]))
  let variants = 0
  for (const { item } of everything) {
    const headline = own.get(item.item_id)
    if (headline) {
      const { label, total, basis } = headline
      expect(headlineWords(item), item.item_id).toBe(`${label} ${formatWon(total)} · ${basis}`)
    }
    for (const variant of item.variants) {
      const its = own.get(variant.item_id)
      if (!its) continue
      variants += 1
      expect(variantFigure(variant), variant.item_id).toBe(figureOf(its))
      const ownItem = items.get(variant.item_id)
      for (const type of ['cash', 'card'] as const) {
        const headline = ownItem ? itemHeadline(ownItem, type) : null
        expect(variantPrice(variant, type), variant.item_id).toBe(headline && variantWords(headline))
      }
    }
  }
  expect(variants).toBeGreaterThan(1_000)
})

test('related products and variants on a product’s page have the price of their own pages for every shopper', async () => {
  const counts = { related: 0, variants: 0 }
  const pages = everything.filter((_, place) => isWhole || place % 40 === 0)
  const known = new Map<string, ReturnType<typeof markets>>()
  /** The lowest price on a product's own page. */
  const ownPrice = async (itemId: string, terms: PaymentTerms) => {
    const answers = known.get(itemId) ?? markets(itemId)
    known.set(itemId, answers)
    return presentOffers({ ...(await answers), inTab: null, terms, ...onPage }).lowest
  }
  for (const [place, { item }] of pages.entries()) {
    const page = readProduct(await product(item.item_id))
    if (!page) throw new Error(`${item.item_id} has no page`)
    // Each by another of the sets, so that all of them meet many products.
    const termsOf = (other: number) => setsOfTerms[(place + other) % setsOfTerms.length] ?? defaultTerms

    const offers = await itemOffers(page.related.map(({ item_id }) => item_id))
    for (const [other, related] of page.related.entries()) {
      const id = related.item_id
      const terms = termsOf(other)
      counts.related += 1
      // Before its offers have loaded, and for shoppers without terms.
      expect(words(itemHeadline(related)), id).toBe(words(await ownPrice(id, defaultTerms)))
      const listed = listedPrice(related, offers.get(id), terms)
      expect(listed?.isEstimate, id).toBe(false)
      expect(words(listed?.headline), id).toBe(words(await ownPrice(id, terms)))
    }

    const { item_id, price_state: state, cash, card, lowest } = page.item
    const present: Variant = { item_id, label: '', state, cash, card, ...(lowest && { lowest }) }
    const all = [present, ...page.variants]
    for (const [other, variant] of all.entries()) {
      const terms = termsOf(other)
      // The terms that the figure is by, as the heading says.
      const stated = variantsNotes(all, terms).includes('내 결제조건을 뺀 가격') ? defaultTerms : terms
      const own = await ownPrice(variant.item_id, stated)
      if (!own) {
        expect(variantFigure(variant), variant.item_id).not.toMatch(/[\d원]/)
        continue
      }
      counts.variants += 1
      expect(variantFigure(variant), variant.item_id).toBe(figureOf(own))
      if (own.isForAnyone) expect(variantsNotes(all, terms)).toContain('배송비 포함 최저가')
    }
  }
  expect(counts.related).toBeGreaterThan(1_500)
  expect(counts.variants).toBeGreaterThan(300)
}, 1_800_000)

test('parts of an estimate have the price of their own pages', async () => {
  const own = new Map(everything.map(({ item }) => [item.item_id, item]))
  const kinds = new Set(everything.flatMap(({ item }) => item.part_kind ?? []))
  let compared = 0
  for (const kind of kinds) {
    for (const part of await parts(kind)) {
      const item = own.get(part.part_id)
      if (!item || part.price_state !== 3) continue
      compared += 1
      for (const type of ['cash', 'card'] as const)
        expect(words(partHeadline(part, type)), part.part_id).toBe(words(itemHeadline(item, type)))
    }
  }
  expect(compared).toBeGreaterThan(500)
})

test.each<Region>(['mainland', 'jeju', 'remote'])(
  'regression: 무료배송만 kept products whose delivery to the shopper costs something: %s',
  async region => {
    const listed = new Set((await freeIn(region)).result.items.map(({ item_id }) => item_id))
    const terms = { ...defaultTerms, region }
    const free = everything.filter(known => headlineOf(known, terms)?.basis.endsWith('무료배송'))
    expect([...listed].sort()).toEqual(free.map(({ item }) => item.item_id).sort())
    expect(listed.size).toBeGreaterThan(0)
  },
)
