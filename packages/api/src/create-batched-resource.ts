import { createEffect, createEvent, createStore, type Effect, sample, scopeBind } from 'effector'
import { createResource } from './create-resource.ts'

interface Batch {
  readonly itemIds: readonly string[]
}

interface BatchedResourceConfig<Body, Data> {
  readonly call: Effect<Batch, Body>
  /** The maximum number of products in a call; a longer list takes several. */
  readonly most: number
  /** Reads what an answer says about each product; null for a failure. */
  readonly read: (body: Body) => Readonly<Record<string, Data>> | null
}

/** Binds a call that answers for several products to a store of what is known about each. */
export function createBatchedResource<Body, Data>({ call, most, read }: BatchedResourceConfig<Body, Data>) {
  const loads = createResource({ call, keyOf: ({ itemIds }: Batch) => itemIds.join(), read })
  const $data = loads.$states.map(
    (states): Readonly<Record<string, Data>> =>
      Object.assign({}, ...Object.values(states).map(({ data }) => data)),
  )
  /** Products that were requested, except after a failure. */
  const $requested = loads.$states.map(states =>
    Object.entries(states).flatMap(([key, { status }]) => (status === 'failed' ? [] : key.split(','))),
  )
  /** Products that the host has answered, or failed to. */
  const $settled = loads.$states.map(states =>
    Object.entries(states).flatMap(([key, { status }]) => (status === 'loading' ? [] : key.split(','))),
  )
  const askFx = createEffect((itemIds: readonly string[]) => {
    const ask = scopeBind(loads.wanted, { safe: true })
    for (let start = 0; start < itemIds.length; start += most) {
      ask({ itemIds: itemIds.slice(start, start + most) })
    }
  })
  const wanted = createEvent<readonly string[]>()
  const gatherFx = createEffect(() => Promise.resolve())
  const $wanted = createStore<readonly string[]>([], { serialize: 'ignore' })
    .on(wanted, (before, itemIds) => [...before, ...itemIds])
    .reset(askFx)
  sample({ clock: wanted, filter: gatherFx.pending.map(isPending => !isPending), target: gatherFx })
  sample({
    clock: sample({
      clock: gatherFx.done,
      source: { requested: $requested, wanted: $wanted },
      fn: ({ requested, wanted }) => [...new Set(wanted)].filter(itemId => !requested.includes(itemId)),
    }),
    target: askFx,
  })
  return {
    /** Requests products, unless they are loaded or loading. Simultaneous calls share one request. */
    wanted,
    /** What is known so far, by product. */
    $data,
    $settled,
  }
}
