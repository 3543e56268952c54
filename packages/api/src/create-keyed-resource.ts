import { combine, createEvent, createStore, type Effect, sample } from 'effector'
import { isAbandoned } from './api-error.ts'
import { tokenChanged } from './connection.ts'
import { failedLoad, isPutOff, type Loaded, readLoad } from './loaded.ts'
import { logFailureFx } from './log-failure.ts'
import { networkRestored, pendingWorkStarted, serverLoadEnded } from './pending-work.ts'
import type { CallOptions } from './request-host.ts'

const waiting = { status: 'loading', data: null } as const

interface Load<Params, Data> {
  readonly params: Params
  readonly state: Loaded<Data>
}

type Loads<Params, Data> = Readonly<Record<string, Load<Params, Data>>>

/**
 * Binds a call to a store with one answer per key, for pages that need several things of a kind at once. A failed load
 * resets only its own data (specification, section 8).
 *
 * @param call the operation's effect
 * @param keyOf returns the key; parameters with equal keys share an answer
 * @param read checks the body and picks the data; null refuses it (specification, section 5)
 * @param isSent whether the answers are sent with a server-rendered page. Even if not, they are sent while one of them
 *   is late or has failed
 */
export function createKeyedResource<Params extends object, Body, Data>({
  call,
  keyOf,
  read,
  isSent = true,
}: {
  call: Effect<Params & CallOptions, Body, Error>
  keyOf: (params: Params) => string
  read: (body: Body) => Data | null
  isSent?: boolean
}) {
  const requested = createEvent<Params>()
  const refreshed = createEvent<Params>()
  const resumed = createEvent()
  const sent = createEvent<Params>()

  const $loads = createStore<Loads<Params, Data>>({})
    .on(sent, (loads, params) => ({
      ...loads,
      [keyOf(params)]: { params, state: waiting },
    }))
    .on(call.finally, (loads, settled) => {
      const key = keyOf(settled.params)
      const load = loads[key]
      if (!load || load.params !== settled.params.question) return loads
      // An aborted request stays pending, so that the browser can send it again.
      if (settled.status === 'fail' && isAbandoned(settled.error)) return loads
      const state = settled.status === 'fail' ? failedLoad(settled.error) : readLoad(read, settled.result)
      return { ...loads, [key]: { params: load.params, state } }
    })
    .on([networkRestored, tokenChanged], loads => {
      const lost = Object.entries(loads).filter(([, { state }]) => isPutOff(state))
      const again = lost.map(([key, { params }]) => [key, { params, state: waiting }] as const)
      return { ...loads, ...Object.fromEntries(again) }
    })
  if (!isSent) {
    $loads.on(serverLoadEnded, loads =>
      Object.values(loads).every(({ state }) => state.status === 'full') ? {} : loads,
    )
  }
  /**
   * The parameters of this scope's own unanswered requests. Requests that a server left pending are not among
   * them.
   */
  const $inFlight = createStore<readonly unknown[]>([], { serialize: 'ignore' })
    .on(sent, (inFlight, params) => [...inFlight, params])
    .on(call.finally, (inFlight, settled) => inFlight.filter(params => params !== settled.params.question))
  const source = combine([$loads, $inFlight])

  sample({
    clock: sent,
    fn: (params): Params & CallOptions => ({ ...params, question: params }),
    target: call,
  })
  sample({
    clock: requested,
    source,
    filter: ([loads, inFlight], params) => {
      const load = loads[keyOf(params)]
      return load?.state.status !== 'full' && !inFlight.includes(load?.params)
    },
    fn: (_, params) => params,
    target: sent,
  })
  sample({
    clock: refreshed,
    source,
    filter: ([loads, inFlight], params) => !inFlight.includes(loads[keyOf(params)]?.params),
    fn: (_, params) => params,
    target: sent,
  })
  // Sends pending requests one after another until none is left.
  const next = sample({
    clock: [pendingWorkStarted, networkRestored, tokenChanged, resumed],
    source,
    fn: firstPending<Params, Data>,
  }).filterMap(load => load)
  sample({ clock: next, fn: ({ params }) => params, target: sent })
  sample({ clock: next, fn: () => {}, target: resumed })
  sample({
    clock: sample({ clock: call.finally, source: $loads, fn: failureOf }).filterMap(failed => failed),
    target: logFailureFx,
  })

  function failureOf(loads: Loads<Params, Data>, { params }: { readonly params: Params & CallOptions }) {
    const load = loads[keyOf(params)]
    return load?.params === params.question && load?.state.status === 'failed'
      ? { failure: load.state.failure, question: load.params }
      : undefined
  }

  return {
    /** Requests a key that is neither loaded nor pending. */
    requested,
    /** Requests a key again, unless it is pending. */
    refreshed,
    /** The answers by key. */
    $states: $loads.map(loads =>
      Object.fromEntries(Object.entries(loads).map(([key, { state }]) => [key, state])),
    ),
  }
}

/** The first load that waits for an answer and that this scope has not requested. */
function firstPending<Params, Data>([loads, inFlight]: readonly [Loads<Params, Data>, readonly unknown[]]) {
  return Object.values(loads).find(
    ({ params, state }) => state.status === 'loading' && !inFlight.includes(params),
  )
}
