import type { ListItem } from '@jeoul/api/types'
import { createEvent, createStore } from 'effector'
import type { ComponentType } from 'react'

/** What lists show to those who stated 내 결제조건. */
export interface OwnPriceViews {
  /** Stands where a row says what is paid with delivery. */
  readonly OwnPrice: ComponentType<{ readonly item: ListItem }>
  /** Orders the rows that are there. */
  readonly OwnOrder: ComponentType
}

/** The views' places are filled, or emptied again. */
export const ownPricesChanged = createEvent<OwnPriceViews | null>()
/** Whether the loaded rows are to stand by 내 결제가. */
export const ownOrderChosen = createEvent<boolean>()
export const ownOrderMade = createEvent<readonly number[] | null>()

/** Null for those who stated nothing, and until they have done something here. */
export const $ownPrices = createStore<OwnPriceViews | null>(null, { serialize: 'ignore' }).on(
  ownPricesChanged,
  (_, views) => views,
)

/** Places of the loaded rows; null where the list's own order counts. */
export const $ownOrder = createStore<readonly number[] | null>(null, { serialize: 'ignore' }).on(
  ownOrderMade,
  (_, order) => order,
)
