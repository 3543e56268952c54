import {
  combine,
  createEffect,
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
import { networkRestored, pendingWorkStarted } from './pending-work.ts'
import type { CallOptions } from './request-host.ts'

interface Load<Params, Data> {
  readonly params: Params | null
  readonly state: Loaded<Data>
}

/** The abort controllers of the newest request and of the one that it replaced. */
type Controllers = readonly [open: AbortController | null, abandoned: AbortController | null]

const abandonFx = createEffect(([, abandoned]: Controllers) => abandoned?.abort())

/**
 * Binds a call to the store it feeds. Only the newest request counts: a new one aborts the previous call and ignores
 * its late reply. A failed load resets the data (specification, section 8). A request that a server did not wait for is
 * sent again in the browser.
 *
 * @param call the operation's effect
 * @param read checks the body and picks the data; null refuses it (specification, section 5)
 * @param isOptional whether pages work without the answer: a server waits for it only a short while
 * @param keeps whether the older answer may stay on screen while a newer one is loading
 */
export function createResource<Params extends object, Body, Data>({
  call,
  read,
  keeps,
  isOptional,
}: {
  call: Effect<Params & CallOptions, Body, Error>
  read: (body: Body) => Data | null
  keeps?: (before: NoInfer<Params>, now: NoInfer<Params>) => boolean
  isOptional?: boolean
}) {
  const requested = createEvent<Params>()
  const wanted = createEvent<Params>()
  const retried = createEvent()
  const reset = createEvent()

  const $load = createStore<Load<Params, Data>>({ params: null, state: { status: 'idle', data: null } })
  const $state = $load.map(({ state }) => state)

  $load
    .on(requested, (before, params) => {
      const data = before.params && keeps?.(before.params, params) ? before.state.data : null
      return { params, state: { status: 'loading', data } }
    })
    .on(call.finally, (load, settled) =>
      settled.params.question === load.params
        ? { ...load, state: settledLoad(load.state, settled, read) }
        : load,
    )
    .reset(reset)

  const $controllers = sendNewest(requested, reset, call, isOptional)
  sample({ clock: $load, filter: isFailed<Load<Params, Data>>, target: logFailureFx })
  resend($load, $controllers, retried, requested)
  sample({
    clock: wanted,
    source: combine([$load, $controllers]),
    filter: ([load, [open]], params) =>
      !isSame(load.params, params) || (load.state.status === 'loading' && open === null),
    fn: (_, params) => params,
    target: requested,
  })

  return {
    /** Sends a request and aborts the one before it. */
    requested,
    /** Sends a request, unless the newest one has equal parameters and was answered, or is open in this scope. */
    wanted,
    /** Sends the last request again. */
    retried,
    /** Aborts the request and empties the store. */
    reset,
    /** The newest request was answered. */
    loaded: $state.updates.filter({ fn: ({ status }) => status === 'full' }),
    $state,
    /** The last parameters, with the state of their request. */
    $load,
  }
}

/** Calls the host for each request, and aborts the call that it replaces. */
function sendNewest<Params extends object, Body>(
  requested: EventCallable<Params>,
  reset: EventCallable<void>,
  call: Effect<Params & CallOptions, Body, Error>,
  isOptional: boolean | undefined,
) {
  const $controllers = createStore<Controllers>([null, null], { serialize: 'ignore' })
    .on(requested, ([open]) => [new AbortController(), open])
    .on(reset, ([open]) => [null, open])

  sample({
    clock: requested,
    source: $controllers,
    fn: ([open], params): Params & CallOptions => ({
      ...params,
      question: params,
      signal: open?.signal,
      isOptional,
    }),
    target: call,
  })
  sample({
    clock: $controllers,
    filter: ([, abandoned]) => abandoned !== null,
    target: abandonFx,
  })
  return $controllers
}

/**
 * Sends the last request again: on a retry, once what put it off is over, and in a browser if the server did not wait
 * for it.
 */
function resend<Params, Data>(
  $load: Store<Load<Params, Data>>,
  $controllers: Store<Controllers>,
  retried: EventCallable<void>,
  requested: EventCallable<Params>,
) {
  type RequestedLoad = Load<Params, Data> & { readonly params: Params }

  // Checked per resource, because few have an unanswered request and all receive the event.
  const unanswered = sample({
    clock: [connectionOpened, pendingWorkStarted],
    source: $load,
    filter: ({ state }) => state.status === 'loading',
  })
  // This scope has not sent it yet.
  sample({
    clock: unanswered,
    source: $controllers,
    filter: ([open]) => open === null,
    target: retried,
  })
  const putOff = sample({
    clock: [networkRestored, tokenChanged],
    source: $load,
    filter: ({ state }) => isPutOff(state),
  })
  sample({
    clock: [retried, putOff],
    source: $load,
    filter: (load): load is RequestedLoad => load.params !== null,
    fn: ({ params }: RequestedLoad) => params,
    target: requested,
  })
  // A retry of one resource retries all that failed with it.
  sample({ clock: retried, target: networkRestored })
}

/** Parameters are plain data and may have been restored from JSON, so they are compared by value. */
function isSame(one: object | null, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
