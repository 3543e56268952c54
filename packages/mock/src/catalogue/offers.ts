import { at } from './at.ts'
import type { Catalogue, Leaf } from './catalogue.ts'
import { wholePrice } from './fill-market.ts'
import { type Mall, mallsFor } from './malls.ts'
import type { Quote } from './market/quote-on.ts'
import { minishops } from './minishops.ts'
import { cards, extrasOf, type OfferExtras } from './offer-terms.ts'
import { createRandom, hash, type Random } from './random.ts'

export interface Offer extends OfferExtras {
  /** 0 for a mall, else the number of a minishop. */
  readonly idxBManager: number
  readonly mallId: number
  readonly mallName: string
  /** The mall's own id and name of the product. */
  readonly itemIdCp: string
  readonly itemNameCp: string
  /** Most months without interest; 0 for none. */
  readonly cardInstallment: number
  /** In won, without delivery: the cash price, or the card price where asked for. */
  readonly price: number
  /** The card that gets the price, or an empty string. */
  readonly eventCard: string
  /** Whether the cash price is for bank transfer alone. */
  readonly cashOnly: boolean
}

export interface OfferOptions {
  /** Which prices to give; cash where not said. */
  readonly type?: 'cash' | 'card'
}

const installments = [0, 0, 2, 3, 5, 6, 7, 10, 12, 22]
/** What malls add to names; none says anything of delivery or discounts, which the terms of the offer state. */
const remarks = ['', '', '', ' 새상품', ' 공식인증점', ' 당일출고', ' 정품', ' 안전포장', ' 오늘출발']

/** An offer with both of its prices, in won without delivery. */
export interface DrawnOffer extends Omit<Offer, 'price'> {
  readonly cash: number
  readonly byCard: number
}

/**
 * The offers for an item, the cheapest first; as many as its malls column says, none if it has no price. The
 * first offer has the row's price and delivery. Cash and card prices come from the same malls.
 */
export function offersOf(
  catalogue: Catalogue,
  leaf: Leaf,
  row: number,
  { type = 'cash' }: OfferOptions = {},
): Offer[] {
  return drawOffers(catalogue, leaf, row)
    .map(({ cash, byCard, eventCard, ...offer }) =>
      type === 'card' ? { ...offer, price: byCard, eventCard } : { ...offer, price: cash, eventCard: '' },
    )
    .sort((a, b) => a.price - b.price)
}

/** Draws the offers for an item, the lowest cash price first. */
export function drawOffers(catalogue: Catalogue, leaf: Leaf, row: number): DrawnOffer[] {
  const { items } = leaf
  if (at(items.states, row) !== 3) return []
  const quote = { cash: at(items.cash, row), card: at(items.card, row), malls: at(items.malls, row) }
  return drawOffersFor(catalogue, leaf, row, quote)
}

/** Draws the offers for an item as they are with these lowest prices, the lowest cash price first. */
export function drawOffersFor(catalogue: Catalogue, leaf: Leaf, row: number, lowest: Quote): DrawnOffer[] {
  const { items } = leaf
  const itemId = at(items.ids, row)
  const random = createRandom(hash(catalogue.seed, itemId))
  const { name, minishop } = items.text(row)
  const bare = name.replace(/^\[[^\]]*\] /, '')
  const sellers = drawSellers(leaf.cateId, lowest.malls, minishop, random)
  const offers = sellers.map((seller, rank): DrawnOffer => {
    const dearer = 1 + (0.004 + 0.03 * random.unit()) * rank ** 0.8
    const drawn = Math.max(lowest.cash, wholePrice(lowest.cash * dearer, random.below(20)))
    const cash = rank === 0 ? lowest.cash : drawn
    const usual = at(catalogue.deliveries, random.below(catalogue.deliveries.length))
    const delivery = rank === 0 ? at(catalogue.deliveries, at(items.deliveries, row)) : usual
    const byCard = drawCardPrice(lowest, cash, rank, random)
    return {
      ...seller,
      itemIdCp: String(100_000_000 + random.below(900_000_000)),
      itemNameCp: `${bare}${at(remarks, random.below(remarks.length))}`,
      cardInstallment: at(installments, random.below(installments.length)),
      cash,
      byCard: byCard.price,
      eventCard: byCard.eventCard,
      cashOnly: byCard.price > cash,
      ...extrasOf({
        ...seller,
        cateId: leaf.cateId,
        itemId,
        rank,
        price: cash,
        lowest: lowest.cash,
        delivery,
        days: catalogue.moved?.days ?? 0,
      }),
    }
  })
  return offers.sort((a, b) => a.cash - b.cash)
}

/**
 * Most malls charge the cash price for any card. If cards cost more, malls below the lowest card price sell
 * for cash only; if one card has an event, some other malls have one as well.
 */
function drawCardPrice(
  lowest: { readonly cash: number; readonly card: number },
  cash: number,
  rank: number,
  random: Random,
): { readonly price: number; readonly eventCard: string } {
  const eventCard = at(cards, random.below(cards.length))
  const [chance, extent] = [random.unit(), random.unit()]
  const isEvent = lowest.card < lowest.cash
  if (rank === 0) return { price: lowest.card, eventCard: isEvent ? eventCard : '' }
  if (isEvent && chance < 0.4) {
    const price = Math.max(lowest.card, wholePrice(cash * (0.93 + 0.05 * extent), 5))
    if (price < cash) return { price, eventCard }
  }
  return { price: Math.max(cash, lowest.card), eventCard: '' }
}

type Seller = Pick<Offer, 'idxBManager' | 'mallId' | 'mallName'>

function drawSellers(cateId: string, count: number, minishop: string | undefined, random: Random): Seller[] {
  const choice = [...mallsFor(cateId)]
  const sellers: Seller[] = []
  const shop = minishops.find(({ name }) => name === minishop)
  if (shop !== undefined)
    sellers.push({ idxBManager: shop.idxBManager, mallId: 900 + shop.idxBManager, mallName: shop.name })
  while (sellers.length < count && choice.length > 0) {
    const [mall] = choice.splice(random.below(choice.length), 1)
    if (mall !== undefined) sellers.push(sellerOf(mall))
  }
  return sellers
}

function sellerOf({ id, name }: Mall): Seller {
  return { idxBManager: 0, mallId: id, mallName: name }
}
