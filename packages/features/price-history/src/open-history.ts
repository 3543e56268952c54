import { isAbsent, requestFor } from '@jeoul/api'
import { $paymentTerms } from '@jeoul/personal-price'
import {
  type History,
  type Period,
  priceHistory,
  readPeriod,
  requestedMonths,
  writePeriod,
} from '@jeoul/price-history'
import { createRoute } from '@jeoul/router'
import { combine, createEvent, createStore, sample } from 'effector'
import { shownHistory } from './shown-history.ts'

const route = createRoute('item')

/** The section is shown: requests the history unless the server has sent it. */
export const historyShown = createEvent()

/** An address may hold any text as the id; the page reports an invalid one itself. */
const $request = combine(route.$params, route.$search, (params, search) =>
  params && /^\d{1,12}$/.test(params.itemId)
    ? { itemId: params.itemId, months: requestedMonths(readPeriod(search)) }
    : null,
)
requestFor(priceHistory, $request, historyShown)

/** Whether the page has a price history; false if the host lacks the call. */
export const $hasHistory = priceHistory.$state.map(state => !isAbsent(state))

interface LastShown {
  readonly itemId: string
  readonly data: History
  readonly period: Period
}

// A failed load empties its store; the period that was shown stays until another one has loaded.
const $asked = combine(priceHistory.$load, route.$search, (load, search) => ({ load, search }))
const $lastShown = createStore<LastShown | null>(null, { serialize: 'ignore' }).on(
  sample({ clock: [$asked, historyShown], source: $asked }),
  (kept, { load: { params, state }, search }) => {
    if (!params) return null
    const { itemId, months } = params
    const isAnswered = state.status === 'full' && months === requestedMonths(readPeriod(search))
    if (isAnswered) return { itemId, data: state.data, period: readPeriod(search) }
    return kept?.itemId === itemId ? kept : null
  },
)

/** The content of the section; null until a history has loaded, and if it has no series. */
export const $shownHistory = combine(
  priceHistory.$state,
  route.$search,
  $paymentTerms,
  $lastShown,
  ({ data }, search, terms, kept) => {
    if (data) return shownHistory(data, search, terms)
    return kept && shownHistory(kept.data, writePeriod(search, kept.period), terms)
  },
)
