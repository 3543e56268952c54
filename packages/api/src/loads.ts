import { createEffect, createEvent, createStore, type Effect, sample } from 'effector'
import { connectionOpened, networkRestored, tokenChanged } from './connection.ts'
import { isRepeatable, type Loaded, settledLoad } from './loaded.ts'
import { isFailed, logFailureFx } from './log-failure.ts'
import type { CallOptions } from './request-host.ts'

/** The parameters of a request, with its state. */
export interface Load<Params, Data> {
  readonly params: Params
  readonly state: Loaded<Data>
}

export type Loads<Params, Data> = Readonly<Record<string, Load<Params, Data>>>

export interface ResourceConfig<Params extends object, Body, Data> {
  /** The operation's effect. */
  readonly call: Effect<Params & CallOptions, Body, Error>
  /** Picks the data from an answer; null refuses it (specification, section 5). */
  readonly read: (body: Body) => Data | null
  /** Whether the older answer stays on screen while a newer one is loading. */
  readonly keepPrevious?: (before: NoInfer<Params>, now: NoInfer<Params>) => boolean
  /** Whether pages are complete without the answer: a server waits for it only a short while. */
  readonly optional?: boolean
}

interface SentRequest<Params> {
  readonly params: Params
  readonly controller: AbortController
}

interface Requests<Params> {
  /**
   * Requests that this scope has sent and that are not answered yet. Those that a server left unanswered are not
   * included.
   */
  readonly open: Readonly<Record<string, SentRequest<Params>>>
  /** Requests that the last change has replaced. */
  readonly abandoned: readonly SentRequest<Params>[]
}

const none: readonly never[] = []

const abandonFx = createEffect((abandoned: readonly { readonly controller: AbortController }[]) => {
  for (const { controller } of abandoned) controller.abort()
})

/**
 * Creates the units that a resource consists of: its requests and their states by key. A newer request of a key aborts
 * the older one, whose late answer is ignored. A failed load resets the data of its key (specification, section 8).
 */
export function createLoads<Params extends object, Body, Data>({
  call,
  read,
  keyOf,
  keepPrevious,
  optional,
}: ResourceConfig<Params, Body, Data> & { readonly keyOf: (params: Params) => string }) {
  const send = createEvent<Params>()
  const restored = createEvent<Load<Params, Data>>()
  const reset = createEvent()
  const sent = send.map((params): SentRequest<Params> => ({ params, controller: new AbortController() }))

  const $loads = createStore<Loads<Params, Data>>({})
    .on(send, (loads, params) => {
      const before = loads[keyOf(params)]
      const data = before && keepPrevious?.(before.params, params) ? before.state.data : null
      return { ...loads, [keyOf(params)]: { params, state: { status: 'loading', data } } }
    })
    .on(call.finally, (loads, settled) => {
      const load = loads[keyOf(settled.params)]
      return load && load.params === settled.params.requestKey
        ? { ...loads, [keyOf(settled.params)]: { ...load, state: settledLoad(load.state, settled, read) } }
        : loads
    })
    .on(restored, (loads, load) => ({ ...loads, [keyOf(load.params)]: load }))
    .on([networkRestored, tokenChanged], resumeFailed)
    .reset(reset)

  const $requests = createStore<Requests<Params>>({ open: {}, abandoned: none }, { serialize: 'ignore' })
    .on(sent, ({ open }, request) => {
      const key = keyOf(request.params)
      return { open: { ...open, [key]: request }, abandoned: open[key] ? [open[key]] : none }
    })
    .on(call.finally, (requests, { params }) => {
      const { [keyOf(params)]: settled, ...open } = requests.open
      return settled && settled.params === params.requestKey ? { open, abandoned: none } : requests
    })
    .on(reset, ({ open }) => ({ open: {}, abandoned: Object.values(open) }))

  sample({
    clock: sent,
    fn: ({ params, controller }): Params & CallOptions => ({
      ...params,
      requestKey: params,
      signal: controller.signal,
      optional,
    }),
    target: call,
  })
  sample({ clock: $requests.map(({ abandoned }) => abandoned), target: abandonFx })

  const settled = sample({
    clock: call.finally,
    source: $loads,
    fn: (loads, { params }) => {
      const load = loads[keyOf(params)]
      return load?.params === params.requestKey ? load : undefined
    },
  }).filterMap(load => load)
  sample({ clock: settled, filter: isFailed<Load<Params, Data>>, target: logFailureFx })

  const resumed = createEvent()
  const unsent = sample({
    clock: [connectionOpened, networkRestored, tokenChanged, resumed],
    source: { loads: $loads, requests: $requests },
    fn: ({ loads, requests }) =>
      Object.entries(loads).find(([key, { state }]) => state.status === 'loading' && !requests.open[key]),
  }).filterMap(found => found?.[1])
  sample({ clock: unsent, fn: ({ params }) => params, target: send })
  // Sends the waiting requests one after another, until none is left.
  sample({ clock: unsent, target: resumed })

  return { send, restored, reset, $loads, $open: $requests.map(({ open }) => open) }
}

/** Sets the requests that failed without a network or a login to waiting again. */
function resumeFailed<Params, Data>(loads: Loads<Params, Data>): Loads<Params, Data> {
  const waiting = { status: 'loading', data: null } as const
  return mapValues(loads, load => (isRepeatable(load.state) ? { ...load, state: waiting } : load))
}

export function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
