import { isAbsent, pendingWorkStarted, requestFor } from '@jeoul/api'
import { $paymentTerms } from '@jeoul/personal-price'
import { priceHistory, readPeriod, requestedMonths } from '@jeoul/price-history'
import { createRoute } from '@jeoul/router'
import { combine, createStore, sample } from 'effector'
import { shownHistory } from './shown-history.ts'

const route = createRoute('item')

/** An address may hold any text as the id; the page reports an invalid one itself. */
const $request = combine(route.$params, route.$search, (params, search) =>
  params && /^\d{1,12}$/.test(params.itemId)
    ? { itemId: params.itemId, months: requestedMonths(readPeriod(search)) }
    : null,
)
requestFor(priceHistory, $request)

/** Whether the page has a price history; false if the host lacks the call. */
export const $hasHistory = priceHistory.$state.map(state => !isAbsent(state))

// This model loads after the visit, and the section is visible until the next page has loaded.
const $current = combine(route.$params, route.$search, (params, search) => params && search)
const $last = createStore('').on(
  sample({ clock: [$current, pendingWorkStarted], source: $current }),
  (last, search) => search ?? last,
)
const $search = combine($current, $last, (search, last) => search ?? last)

/** The content of the section; null until a history has loaded, and if it has no series. */
export const $shownHistory = combine(
  priceHistory.$state,
  $search,
  $paymentTerms,
  ({ data }, search, terms) => data && shownHistory(data, search, terms),
)
