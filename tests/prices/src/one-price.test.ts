import type { ItemOffer, ListItem } from '@jeoul/api/types'
import { bestOf, compareColumns, nextOffers } from '@jeoul/compare'
import { formatWon } from '@jeoul/format'
import { readList } from '@jeoul/list/list-answer'
import { offerListRows, offersKey, variantFigure } from '@jeoul/offers'
import { presentOffers } from '@jeoul/offers/present-offers'
import { findOutboundOffer } from '@jeoul/outbound'
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
import { beforeAll, expect, test } from 'vitest'
import { itemOffers, list, markets } from './mock-answers.ts'
import { setsOfTerms } from './sets-of-terms.ts'

interface Known {
  readonly item: ListItem
  readonly offers: readonly ItemOffer[]
}

const everything: Known[] = []

beforeAll(async () => {
  const items = readList(await list())?.items ?? []
  for (let start = 0; start < items.length; start += 30) {
    const asked = items.slice(start, start + 30)
    const offers = await itemOffers(asked.map(({ item_id }) => item_id))
    everything.push(...asked.map(item => ({ item, offers: offers.get(item.item_id) ?? [] })))
  }
}, 60_000)

/** Whether to hold the screens that ask for offers one product at a time to all products, which takes minutes. */
const isWhole = process.env.JEOUL_ALL_ITEMS === '1'

const words = (headline: Headline | null | undefined) =>
  headline ? `${headline.label} ${headline.total} ${headline.basis}` : null

const headlineOf = ({ offers }: Known, terms: PaymentTerms) =>
  offersHeadline(rankOffers(offers, terms), terms)

/** What a shopper without card, membership and coupon pays at least, with known delivery. */
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

/** The regions that prices may be called the lowest of; the mainland goes without saying. */
const regionOf: Readonly<Record<string, Region>> = {
  최저가: 'mainland',
  '제주 최저가': 'jeju',
  '도서·산간 최저가': 'remote',
}

test('nothing is called 최저가 that a shopper without card, membership and coupon cannot pay', () => {
  let named = 0
  for (const known of everything) {
    for (const terms of setsOfTerms) {
      const headline = listedPrice(known.item, known.offers, terms)?.headline
      const region = headline && regionOf[headline.label]
      if ((headline?.isForAnyone ?? false) !== (region !== undefined))
        expect.fail(`${known.item.item_id}: ${words(headline)}`)
      if (!headline || !region) continue
      named += 1
      // By the region in its name, whatever the shopper’s is.
      expect(headline.total, known.item.item_id).toBe(leastOfAnyone(known, { ...terms, region }))
    }
  }
  expect(named).toBeGreaterThan(80_000)
}, 60_000)

test('list, product, comparison and the way to the mall say the same for every shopper', async () => {
  const sample = everything.filter(({ offers }, place) => offers.length > 0 && (isWhole || place % 100 === 0))
  for (const known of sample) {
    const { item, offers } = known
    const itemId = item.item_id
    const answers = await markets(itemId)
    const full = (data: typeof answers.cash) => ({ status: 'full', data }) as const
    for (const terms of setsOfTerms) {
      const listed = listedPrice(item, offers, terms)?.headline
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
      expect(words(column && bestOf(column)?.headline), itemId).toBe(expected)
      expect(outbound.kind === 'there' ? words(outbound.headline) : outbound.kind, itemId).toBe(expected)

      const page = presentOffers({ ...answers, inTab: null, terms, ...onPage })
      const { lowest, bestMalls, rows, range } = page
      expect(lowest && `${lowest.label} ${lowest.total} ${lowest.basis}`, itemId).toBe(expected)
      expect(bestMalls[0]?.total, itemId).toBe(rows[0]?.total)
      const marked = rows.find(({ mark }) => mark !== null)
      if (marked)
        expect(`${marked.mark?.label} ${marked.figure}`, itemId).toBe(`${lowest?.label} ${lowest?.total}`)
      // What search engines are told is the page's own range.
      if (product?.price.isReachable && !product.price.isOpen) expect(range?.[0], itemId).toBe(lowest?.total)
      // A comparison goes on with the offers that can be paid, as the page does.
      const others =
        column?.status === 'full' && column.price.kind === 'there' ? column.price.rows.slice(1) : []
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
})

test('a product that is named in passing, and a variant of another, have the price of their own pages', () => {
  const own = new Map(everything.map(known => [known.item.item_id, headlineOf(known, defaultTerms)]))
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
      const name = its.isForAnyone ? '' : `${its.label} `
      expect(variantFigure(variant), variant.item_id).toBe(`${name}${formatWon(its.total)}`)
    }
  }
  expect(variants).toBeGreaterThan(1_000)
})

const onPage = { tab: 'all', managerId: 1, maxRows: 100, maxBestMalls: 5 } as const

/** The address of the way to the mall tells nothing that was seen. */
const nothingSeen = { total: null, delivery: null, way: null, isPersonal: false }

function comparedOf({ item_id, name, image, cate_id }: ListItem) {
  return {
    itemId: item_id,
    name,
    image,
    cateId: cate_id,
    isPart: false,
    specs: [],
    label: null,
    score: null,
    reviewCount: 0,
  }
}
