import type { ListItem } from '@jeoul/api/types'
import { createEvent, createStore } from 'effector'
import type { ComponentType } from 'react'

/** What lists show to those who stated 내 결제조건. */
export interface PersonalPriceViews {
  /** Stands where a row says what is paid with delivery. */
  readonly PersonalPrice: ComponentType<{ readonly item: ListItem }>
  /** Orders the rows that are there. */
  readonly PersonalOrder: ComponentType
  /** The same as one of a list's orders. */
  readonly personalSort: { readonly value: string; readonly text: string }
}

interface PersonalPrices extends PersonalPriceViews {
  /** Places of the loaded rows; null where the list's own order counts. */
  readonly order: readonly number[] | null
}

/** The views' places are filled, or emptied again. */
export const personalPricesChanged = createEvent<PersonalPrices | null>()

/** Null for those who stated nothing, and until they have done something here. */
export const $personalPrices = createStore<PersonalPrices | null>(null, { serialize: 'ignore' }).on(
  personalPricesChanged,
  (_, prices) => prices,
)
