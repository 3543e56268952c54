import type { Fault } from '../fault.ts'

/** What a shopper pays, and what replaces a missing price. */
export const priceFaults: readonly Fault[] = [
  {
    name: 'delivery-not-free-at-the-threshold',
    file: 'packages/domain/personal-price/src/offer/delivery-cost.ts',
    find: 'if (sum >= threshold) return 0',
    replace: 'if (sum > threshold) return 0',
  },
  {
    name: 'unknown-delivery-counts-as-free',
    file: 'packages/domain/personal-price/src/offer/delivery-cost.ts',
    find: "if (kind === 'unknown') return null",
    replace: "if (kind === 'unknown') return 0",
  },
  {
    name: 'surcharge-for-remote-regions-forgotten',
    file: 'packages/domain/personal-price/src/offer/true-price.ts',
    find: "if (region !== 'mainland') parts.push",
    replace: "if (region === 'jeju') parts.push",
  },
  {
    name: 'card-price-without-the-card',
    file: 'packages/domain/personal-price/src/offer/ways-to-pay.ts',
    find: ": card === '' || holdsCard(terms.cards, card)",
    replace: ': true',
  },
  {
    name: 'unknown-delivery-ranked-as-known',
    file: 'packages/domain/personal-price/src/offer/rank-offers.ts',
    find: "return parts.some(({ kind, amount }) => kind === 'delivery' && amount === null) ? 1 : 0",
    replace: 'return parts.length < 0 ? 1 : 0',
  },
  {
    name: 'sold-out-labelled-discontinued',
    file: 'packages/domain/price-state/src/price-state.ts',
    find: "1: '일시품절',",
    replace: "1: '단종',",
  },
  {
    name: 'price-gap-with-the-wrong-sign',
    file: 'packages/domain/compare/src/price-gaps.ts',
    find: 'total - lowest',
    replace: 'lowest - total',
  },
  {
    name: 'first-installment-without-the-remainder',
    file: 'packages/domain/estimate-pricing/src/installments.ts',
    find: 'first: total - others * (months - 1)',
    replace: 'first: others',
  },
]
