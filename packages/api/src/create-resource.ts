import { createEffect, createEvent, createStore, type Effect, sample } from 'effector'
import { isAbandoned } from './api-error.ts'
import { tokenChanged } from './connection.ts'
import { type Failed, failedLoad, isPutOff, type Loaded, readLoad } from './loaded.ts'
import { logFailureFx } from './log-failure.ts'
import { networkRestored, pendingWorkStarted } from './pending-work.ts'
import type { CallOptions } from './request-host.ts'

interface Load<Params, Data> {
  readonly params: Params | null
  readonly state: Loaded<Data>
}

/** The abort controllers of the newest request and of the one that it replaced. */
interface Controllers {
  readonly open: AbortController | null
  readonly abandoned: AbortController | null
}

const abandonFx = createEffect(({ abandoned }: Controllers) => abandoned?.abort())

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
  keeps = () => false,
  isOptional,
}: {
  call: Effect<Params & CallOptions, Body, Error>
  read: (body: Body) => Data | null
  keeps?: (before: Params, now: Params) => boolean
  isOptional?: boolean
}) {
  type RequestedLoad = Load<Params, Data> & { readonly params: Params }
  type FailedLoad = Load<Params, Data> & { readonly state: Failed }

  const requested = createEvent<Params>()
  const retried = createEvent()
  const reset = createEvent()

  const $load = createStore<Load<Params, Data>>({ params: null, state: { status: 'idle', data: null } })
  const $state = $load.map(({ state }) => state)

  $load
    .on(requested, (before, params) => {
      const kept = before.params !== null && keeps(before.params, params) ? before.state.data : null
      return { params, state: { status: 'loading', data: kept } }
    })
    .on(call.done, (load, { params: { question }, result }) => {
      return question === load.params ? { ...load, state: readLoad(read, result) } : load
    })
    .on(call.fail, (load, { params: { question }, error }) =>
      // An aborted request stays pending, so that the browser can send it again.
      question !== load.params || isAbandoned(error) ? load : { ...load, state: failedLoad(error) },
    )
    .reset(reset)

  const $controllers = createStore<Controllers>({ open: null, abandoned: null }, { serialize: 'ignore' })
    .on(requested, ({ open }) => ({ open: new AbortController(), abandoned: open }))
    .on(reset, ({ open }) => ({ open: null, abandoned: open }))

  sample({
    clock: requested,
    source: $controllers,
    fn: ({ open }, params): Params & CallOptions => ({
      ...params,
      question: params,
      signal: open?.signal,
      isOptional,
    }),
    target: call,
  })
  sample({
    clock: $controllers,
    filter: ({ abandoned }) => abandoned !== null,
    target: abandonFx,
  })
  sample({
    clock: $load,
    filter: (load): load is FailedLoad => load.state.status === 'failed',
    fn: ({ params, state: { failure } }: FailedLoad) => ({ failure, question: params }),
    target: logFailureFx,
  })

  // A request that the server did not wait for. Checked per resource, because few have one and all receive the event.
  const unanswered = sample({
    clock: pendingWorkStarted,
    source: $load,
    filter: ({ state }) => state.status === 'loading',
  })
  // This scope has not sent it yet.
  sample({
    clock: unanswered,
    source: $controllers,
    filter: ({ open }) => open === null,
    fn: () => {},
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

  return {
    /** Sends a request and aborts the one before it. */
    requested,
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
