import { isAbsent, requestFor } from '@jeoul/api'
import { $paymentTerms } from '@jeoul/personal-price'
import { monthsAskedFor, priceHistory, readPeriod } from '@jeoul/price-history'
import { createRoute } from '@jeoul/router'
import { combine } from 'effector'
import { shownHistory } from './shown-history.ts'

const route = createRoute('item')

/** Addresses may hold any text as the id; the page says so by itself. */
const $asked = combine(route.$params, route.$search, (params, search) =>
  params && /^\d{1,12}$/.test(params.itemId)
    ? { itemId: params.itemId, months: monthsAskedFor(readPeriod(search)) }
    : null,
)
requestFor(priceHistory, $asked)

/** Whether the page has a section of price history: not where the host lacks the call. */
export const $hasHistory = priceHistory.$state.map(state => !isAbsent(state))

/** What the section shows; null until a history is there. */
export const $shownHistory = combine(
  priceHistory.$state,
  route.$search,
  $paymentTerms,
  ({ data }, search, terms) => data && shownHistory(data, search, terms),
)
