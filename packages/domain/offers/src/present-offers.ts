import { formatMoment, formatWon } from '@jeoul/format'
import {
  arePersonal,
  explainPrice,
  namedCards,
  offerHeadline,
  type PaymentTerms,
  type PriceExplanation,
  truePrice,
} from '@jeoul/personal-price'
import { cardWords, installmentWords } from './card-words.ts'
import { checkedEarlier, lastChecked } from './last-checked.ts'
import { mallLink } from './mall-link.ts'
import { offerBadges } from './offer-badges.ts'
import { offerFigures } from './offer-figures.ts'
import { lowestRow, type OfferAnswers, type OfferListRow, rankedRows, rowsInTab } from './offer-list-rows.ts'
import { type OfferTab, offerTabs } from './offer-tab.ts'
import type {
  BestMall,
  LowestOffer,
  PresentedOffer,
  PresentedOffers,
  PresentedPrice,
} from './presented-offers.ts'
import { isOpenShop, shopFirst } from './shop-first.ts'

export interface OffersToPresent extends OfferAnswers {
  readonly tab: OfferTab
  readonly terms: PaymentTerms
  /** The open minishop. */
  readonly managerId: number
  readonly maxRows: number
}

/** The number of "the five best malls" beside the price of the desktop. */
const maxBestMalls = 5

/** Ranks a product's offers for this shopper and formats them for the page. */
export function presentOffers(offers: OffersToPresent): PresentedOffers {
  const { tab, terms, managerId, maxRows } = offers
  const ranked = rankedRows(offers, terms)
  const rows = shopFirst(rowsInTab(ranked, offers.inTab, tab), managerId)
  const checked = lastChecked(rows.map(({ market }) => market.checkedAt))
  const lowest = lowestRow(ranked)
  return {
    lowest: lowest && lowestOffer(lowest, terms),
    bestMalls: ranked.slice(0, maxBestMalls).map(row => bestMall(row, terms)),
    rows: rows.slice(0, maxRows).map(row => presentedOffer(row, { tab, terms, managerId, checked })),
    count: rows.length,
    checked: checked === null ? '' : formatMoment(checked),
    range: rangeOf(ranked),
    isPersonal: arePersonal(terms),
  }
}

function priceOf({ market, offer, price }: OfferListRow, terms: PaymentTerms): PresentedPrice {
  return {
    mallName: market.mallName,
    total: price.total,
    link: mallLink(offer, price, arePersonal(terms)),
  }
}

function lowestOffer(row: OfferListRow, terms: PaymentTerms): LowestOffer | null {
  if (!row.headline) return null
  const { label, basis, isForAnyone, unsure } = row.headline
  return { ...priceOf(row, terms), label, basis, isForAnyone, unsure, why: explainPrice(row.price, terms) }
}

function bestMall(row: OfferListRow, terms: PaymentTerms): BestMall {
  const { label, basis, isForAnyone } = offerHeadline(row.price, terms)
  const isPlain = isForAnyone || label === '확인된 가격' || label === '판매가'
  return { ...priceOf(row, terms), words: isPlain ? basis : `${label} · ${basis}` }
}

interface Presentation {
  readonly tab: OfferTab
  readonly terms: PaymentTerms
  readonly managerId: number
  /** The time that the newest price in the table was checked. */
  readonly checked: string | null
}

function presentedOffer(row: OfferListRow, { tab, terms, managerId, checked }: Presentation): PresentedOffer {
  const { offer, market, price, headline } = row
  const isPersonal = tab === 'all'
  const figures = offerFigures(row, tab, terms)
  const byCard =
    isPersonal && offer.card !== null && offer.card < figures.unitPrice
      ? [`${offer.eventCard || '카드'} 판매가 ${formatWon(offer.card)}`]
      : []
  const { checkedAt, idxBManager, mallImage } = market
  return {
    key: offer.key,
    ...priceOf(row, terms),
    ...figures,
    notes: [...figures.notes, ...byCard],
    mallImage,
    minishop: idxBManager <= 1 ? null : { managerId: idxBManager, isOpen: isOpenShop(row, managerId) },
    badges: offerBadges(row, tab),
    checked: checkedEarlier(checkedAt, checked),
    mark:
      isPersonal && headline?.missing === ''
        ? { label: headline.label, isForAnyone: headline.isForAnyone }
        : null,
    isReachable: price.isReachable,
    installments: installmentWords(row),
    why: withNotes(explainPrice(price, terms), [
      isPersonal ? '' : differenceWords(tab),
      cardWords(row),
      ...discountNotes(row, terms),
    ]),
  }
}

/**
 * What holders of other cards pay with the mall's discount for them, if that is less: the headline may name it. It stands
 * among the explanations, since a line of the row would move the rows when stated terms arrive.
 */
function discountNotes({ offer, price }: OfferListRow, terms: PaymentTerms): readonly string[] {
  return (offer.discounts ?? []).flatMap(({ kind, name }) => {
    const other = kind === 'card' ? truePrice(offer, { ...terms, cards: namedCards(name) }) : null
    return other && other.total < price.total ? [`${name} 결제 시 ${formatWon(other.total)}이에요.`] : []
  })
}

/** Explains that the price differs from the figure by which the rows are sorted. */
function differenceWords(tab: OfferTab): string {
  const figure = offerTabs.find(({ key }) => key === tab)?.figure
  return `${figure}와 달리 결제조건에 따른 할인과 배송비를 모두 반영한 금액이에요.`
}

function withNotes(why: PriceExplanation, notes: readonly string[]): PriceExplanation {
  return { ...why, notes: [...why.notes, ...notes.filter(Boolean)] }
}

/** The range of prices that anyone can pay or, if there are none, of all prices. */
function rangeOf(rows: readonly OfferListRow[]): PresentedOffers['range'] {
  const payable = rows.filter(({ price }) => price.isReachable && !price.isOpen)
  const totals = (payable.length > 0 ? payable : rows).map(({ price }) => price.total)
  return totals.length === 0 ? null : [Math.min(...totals), Math.max(...totals)]
}
