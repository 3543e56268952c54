import type { ItemOffer, ListItem } from '@jeoul/api/types'
import { bestOf, compareColumns } from '@jeoul/compare'
import { readList } from '@jeoul/list/list-answer'
import { offerListRows, offersKey } from '@jeoul/offers'
import { findOutboundOffer } from '@jeoul/outbound'
import {
  cardChoices,
  defaultTerms,
  type Headline,
  itemHeadline,
  listedPrice,
  offersHeadline,
  otherHeadlines,
  type PaymentTerms,
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

const words = (headline: Headline | null | undefined) =>
  headline ? `${headline.label} ${headline.total} ${headline.basis}` : null

const headlineOf = ({ offers }: Known, terms: PaymentTerms) =>
  offersHeadline(rankOffers(offers, terms), terms)

/** What a shopper without card, membership and coupon pays at least, with known delivery, to the same place. */
function leastOfAnyone({ offers }: Known, { region, quantity }: PaymentTerms): number {
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

test('nothing is called 최저가 that a shopper without card, membership and coupon cannot pay', () => {
  let named = 0
  everything.forEach((known, place) => {
    // Every product by the default terms and by one more set; every fortieth by all of them.
    const some = [defaultTerms, setsOfTerms[place % setsOfTerms.length] ?? defaultTerms]
    for (const terms of place % 40 === 0 ? setsOfTerms : some) {
      const headline = headlineOf(known, terms)
      if (headline?.label !== '최저가') continue
      named += 1
      expect(headline.total, known.item.item_id).toBe(leastOfAnyone(known, terms))
    }
  })
  expect(named).toBeGreaterThan(12_000)
})

test('list, product, comparison and the way to the mall say the same for every shopper', async () => {
  const sample = everything.filter(({ offers }, place) => offers.length > 0 && place % 100 === 0)
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
    }
  }
})

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
