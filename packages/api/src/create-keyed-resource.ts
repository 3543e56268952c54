import {
  combine,
  createEvent,
  createStore,
  type Effect,
  type EventCallable,
  type Store,
  sample,
} from 'effector'
import { connectionOpened, tokenChanged } from './connection.ts'
import { isPutOff, type Loaded, settledLoad } from './loaded.ts'
import { isFailed, logFailureFx } from './log-failure.ts'
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
      return { ...loads, [key]: { ...load, state: settledLoad(load.state, settled, read) } }
    })
    .on([networkRestored, tokenChanged], awaitPutOff)
  if (!isSent) $loads.on(serverLoadEnded, withoutAnswers)

  const $current = combine([$loads, sendEach(sent, call)])
  sample({
    clock: requested,
    source: $current,
    filter: ([loads, inFlight], params) => {
      const load = loads[keyOf(params)]
      return load?.state.status !== 'full' && !inFlight.includes(load?.params)
    },
    fn: (_, params) => params,
    target: sent,
  })
  sample({
    clock: refreshed,
    source: $current,
    filter: ([loads, inFlight], params) => !inFlight.includes(loads[keyOf(params)]?.params),
    fn: (_, params) => params,
    target: sent,
  })
  sendPending($current, sent)
  logFailures($loads, keyOf, call)

  return {
    /** Requests a key that is neither loaded nor pending. */
    requested,
    /** Requests a key again, unless it is pending. */
    refreshed,
    /** The answers by key. */
    $states: $loads.map(loads => mapValues(loads, ({ state }) => state)),
  }
}

/** The loads, with those waiting again that could not be sent before. */
function awaitPutOff<Params, Data>(loads: Loads<Params, Data>): Loads<Params, Data> {
  return mapValues(loads, load => (isPutOff(load.state) ? { ...load, state: waiting } : load))
}

/** No loads, unless one is late or has failed. */
function withoutAnswers<Params, Data>(loads: Loads<Params, Data>): Loads<Params, Data> {
  return Object.values(loads).every(({ state }) => state.status === 'full') ? {} : loads
}

/**
 * Calls the host for each request. Returns the parameters of this scope's own unanswered requests; those that a server
 * left pending are not among them.
 */
function sendEach<Params extends object, Body>(
  sent: EventCallable<Params>,
  call: Effect<Params & CallOptions, Body, Error>,
): Store<readonly unknown[]> {
  sample({
    clock: sent,
    fn: (params): Params & CallOptions => ({ ...params, question: params }),
    target: call,
  })
  return createStore<readonly unknown[]>([], { serialize: 'ignore' })
    .on(sent, (inFlight, params) => [...inFlight, params])
    .on(call.finally, (inFlight, settled) => inFlight.filter(params => params !== settled.params.question))
}

/** Sends pending requests one after another until none is left. */
function sendPending<Params, Data>(
  $current: Store<[Loads<Params, Data>, readonly unknown[]]>,
  sent: EventCallable<Params>,
) {
  const resumed = createEvent()
  const next = sample({
    clock: [connectionOpened, pendingWorkStarted, networkRestored, tokenChanged, resumed],
    source: $current,
    fn: firstPending<Params, Data>,
  }).filterMap(load => load)
  sample({ clock: next, fn: ({ params }) => params, target: sent })
  sample({ clock: next, target: resumed })
}

/** The first load that waits for an answer and that this scope has not requested. */
function firstPending<Params, Data>([loads, inFlight]: readonly [Loads<Params, Data>, readonly unknown[]]) {
  return Object.values(loads).find(
    ({ params, state }) => state.status === 'loading' && !inFlight.includes(params),
  )
}

function logFailures<Params extends object, Body, Data>(
  $loads: Store<Loads<Params, Data>>,
  keyOf: (params: Params) => string,
  call: Effect<Params & CallOptions, Body, Error>,
) {
  const settled = sample({
    clock: call.finally,
    source: $loads,
    fn: (loads, { params }) => {
      const load = loads[keyOf(params)]
      return load?.params === params.question ? load : undefined
    },
  }).filterMap(load => load)
  sample({ clock: settled, filter: isFailed<Load<Params, Data>>, target: logFailureFx })
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
