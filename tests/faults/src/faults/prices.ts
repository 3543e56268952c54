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
  {
    name: 'cash-price-called-the-lowest',
    file: 'packages/domain/personal-price/src/headline/headline.ts',
    find: "cashOnly ? '현금 ' : card",
    replace: 'card',
  },
  {
    name: 'lowest-price-claimed-without-its-delivery',
    file: 'packages/domain/personal-price/src/headline/headline.ts',
    find: 'if (isLowest && isComplete)',
    replace: 'if (isLowest)',
  },
  {
    name: 'surcharge-left-out-of-the-basis',
    file: 'packages/domain/personal-price/src/headline/headline.ts',
    find: 'const fee = (delivery ?? 0) + (surcharge?.amount ?? 0)',
    replace: 'const fee = delivery ?? 0',
  },
  {
    name: 'required-options-not-mentioned',
    file: 'packages/domain/personal-price/src/headline/item-headline.ts',
    find: "includes: lowest.options ? ['필수옵션 포함'] : [],",
    replace: 'includes: [],',
  },
  {
    name: 'dearer-way-of-paying-shown-as-cheaper',
    file: 'packages/domain/personal-price/src/headline/item-headline.ts',
    find: '.filter(({ total }) => total < main.total)',
    replace: '',
  },
]
