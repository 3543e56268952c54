import type { Headline, PricedRow } from '@jeoul/personal-price'
import { createEvent, createStore } from 'effector'
import type { ComponentType } from 'react'

/** A product with the prices that every answer includes. */
export type InlinePriceItem = PricedRow

export interface PersonalPriceProps {
  readonly item: InlinePriceItem
  /** Cheaper ways of paying that the row names. */
  readonly others?: readonly Headline[]
}

/** Views for shoppers who have set 내 결제조건, in lists and wherever else prices are mentioned. */
export interface PersonalPriceViews {
  /** Replaces a row's price with delivery. */
  readonly PersonalPrice: ComponentType<PersonalPriceProps>
  /** Replaces a product's price outside of lists, or is added beside it once it is known. */
  readonly PersonalTotal: ComponentType<{ readonly item: InlinePriceItem; readonly isBeside?: boolean }>
  /** Sorts the loaded rows. */
  readonly PersonalOrder: ComponentType
  /** This sorting, as one of the list's orders. */
  readonly personalSort: { readonly value: string; readonly text: string }
}

interface PersonalPrices extends PersonalPriceViews {
  /** Indices of the loaded rows; null for the list's own order. */
  readonly order: readonly number[] | null
}

/** The views were loaded, or are no longer needed. */
export const personalPricesChanged = createEvent<PersonalPrices | null>()

/** Null for shoppers without terms, and until their first interaction. */
export const $personalPrices = createStore<PersonalPrices | null>(null, { serialize: 'ignore' }).on(
  personalPricesChanged,
  (_, prices) => prices,
)
