import { combine, createEvent, sample } from 'effector'
import { networkRestored } from './connection.ts'
import { createLoads, mapValues, type ResourceConfig } from './loads.ts'

type NewestResource<Params extends object, Body, Data> = ReturnType<
  typeof createNewestResource<Params, Body, Data>
>
type KeyedResource<Params extends object, Body, Data> = ReturnType<
  typeof createKeyedResource<Params, Body, Data>
>

/**
 * Binds a call to the store that it fills. Without `keyOf`, only the newest request counts: it aborts the previous one.
 * With `keyOf`, there is one answer per key, for pages that need several things of a kind at once; parameters with
 * equal keys share an answer. A failed load resets its data (specification, section 8).
 *
 * `requested` always sends a request; `wanted` does not if the answer is known or pending.
 *
 * The browser sends the requests that the server did not wait for as soon as it opens its connection. Requests that
 * failed without a network or a login are sent again once it is back.
 */
export function createResource<Params extends object, Body, Data>(
  config: ResourceConfig<Params, Body, Data> & { readonly keyOf: (params: Params) => string },
): KeyedResource<Params, Body, Data>
export function createResource<Params extends object, Body, Data>(
  config: ResourceConfig<Params, Body, Data>,
): NewestResource<Params, Body, Data>
export function createResource<Params extends object, Body, Data>({
  keyOf,
  ...config
}: ResourceConfig<Params, Body, Data> & { readonly keyOf?: (params: Params) => string }) {
  return keyOf ? createKeyedResource({ ...config, keyOf }) : createNewestResource(config)
}

const theOnly = ''
const idle = { params: null, state: { status: 'idle', data: null } } as const

function createNewestResource<Params extends object, Body, Data>(config: ResourceConfig<Params, Body, Data>) {
  const { send, restored, reset, $loads, $open } = createLoads({ ...config, keyOf: () => theOnly })
  const $load = $loads.map(loads => loads[theOnly] ?? idle)
  const $state = $load.map(({ state }) => state)
  const wanted = createEvent<Params>()
  const retried = createEvent()

  sample({
    clock: wanted,
    source: combine([$load, $open]),
    filter: ([{ params, state }, open], next) =>
      !isSame(params, next) || (state.status === 'loading' && !open[theOnly]),
    fn: (_, params) => params,
    target: send,
  })
  const last = sample({ clock: retried, source: $load }).filterMap(({ params }) =>
    params ? { params } : undefined,
  )
  sample({ clock: last, fn: ({ params }) => params, target: send })
  // Retrying one resource retries all that failed with it.
  sample({ clock: retried, target: networkRestored })

  return {
    /** Sends a request and aborts the one before it. */
    requested: send,
    /** Sends a request, unless the newest one has equal parameters and was answered, or is open in this scope. */
    wanted,
    /** Sends the last request again. */
    retried,
    /** Aborts the request and empties the store. */
    reset,
    /** Sets an answer that is known already, such as an earlier one to the same request. */
    restored,
    /** The newest request was answered. */
    loaded: $state.updates.filter({ fn: ({ status }) => status === 'full' }),
    $state,
    /** The last parameters, with the state of their request. */
    $load,
  }
}

function createKeyedResource<Params extends object, Body, Data>(
  config: ResourceConfig<Params, Body, Data> & { readonly keyOf: (params: Params) => string },
) {
  const { keyOf } = config
  const { send, $loads, $open } = createLoads(config)
  const wanted = createEvent<Params>()
  const refreshed = createEvent<Params>()

  const $current = combine([$loads, $open])
  sample({
    clock: wanted,
    source: $current,
    filter: ([loads, open], params) => loads[keyOf(params)]?.state.status !== 'full' && !open[keyOf(params)],
    fn: (_, params) => params,
    target: send,
  })
  sample({
    clock: refreshed,
    source: $current,
    filter: ([, open], params) => !open[keyOf(params)],
    fn: (_, params) => params,
    target: send,
  })

  return {
    /** Sends a request, unless its key was answered or is pending in this scope. */
    wanted,
    /** Sends a request even if its key was answered, unless it is pending. */
    refreshed,
    /** The answers by key. */
    $states: $loads.map(loads => mapValues(loads, ({ state }) => state)),
  }
}

/** Parameters are plain data and may have been restored from JSON, so they are compared by value. */
function isSame(one: object | null, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
