import { attach, createEffect, createEvent, createStore, type Effect, sample } from 'effector'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import type { CallOptions } from './create-call.ts'

/** What went wrong, small enough to travel with the page. */
export interface Failure {
  readonly kind: ApiErrorKind
  /** The HTTP status, when there was an answer. */
  readonly status: number | null
}

/** Data that comes from a call. While a newer answer is awaited, the older one stays in `data`. */
export type Loaded<Data> =
  | { readonly status: 'idle'; readonly data: null }
  | { readonly status: 'loading'; readonly data: Data | null }
  | { readonly status: 'full'; readonly data: Data }
  | { readonly status: 'failed'; readonly data: null; readonly failure: Failure }

interface Load<Params, Data> {
  readonly params: Params | null
  readonly state: Loaded<Data>
}

/** The browser has taken over a server-rendered page: asks again for whatever the server did not wait for. */
export const appResumed = createEvent()

const logFailureFx = createEffect(({ kind, message }: ApiError) => {
  console.error(`[api] ${kind}: ${message}`)
})

/**
 * Binds a call to the store it feeds. Only the newest question counts: asking again aborts the call before,
 * and a late answer is dropped. A failed load resets the data (specification, section 8).
 *
 * @param call the operation's effect
 * @param read checks the body and picks the data; null refuses it (specification, section 5)
 * @param keeps whether the older answer may stay on screen while a newer one is awaited
 */
export function createResource<Params extends object, Body, Data>({
  call,
  read,
  keeps = () => false,
}: {
  call: Effect<Params & CallOptions, Body, ApiError>
  read: (body: Body) => Data | null
  keeps?: (before: Params, now: Params) => boolean
}) {
  const asked = createEvent<Params>()
  const retried = createEvent()
  const reset = createEvent()

  const $load = createStore<Load<Params, Data>>({ params: null, state: { status: 'idle', data: null } })
  const $params = $load.map(({ params }) => params)
  const $state = $load.map(({ state }) => state)
  const $controller = createStore<AbortController | null>(null, { serialize: 'ignore' })

  const openQuestionFx = attach({
    source: $controller,
    effect(previous, params: Params) {
      previous?.abort()
      return { params, controller: new AbortController() }
    },
  })
  const abandonFx = attach({ source: $controller, effect: previous => previous?.abort() })

  sample({ clock: asked, target: openQuestionFx })
  sample({
    clock: openQuestionFx.doneData,
    fn: ({ params, controller }) => ({ ...params, signal: controller.signal }),
    target: call,
  })
  sample({ clock: reset, target: abandonFx })

  const answered = sample({
    clock: call.done,
    source: $controller,
    filter: (controller, { params }) => controller !== null && params.signal === controller.signal,
    fn: (_, { result }) => read(result),
  })
  const refused = answered.filterMap(data =>
    data === null ? new ApiError('refused', 'the answer did not pass its checks') : undefined,
  )
  const broken = sample({
    clock: call.fail,
    source: $controller,
    filter: (controller, { params, error }) =>
      controller !== null && params.signal === controller.signal && error.kind !== 'aborted',
    fn: (_, { error }) => error,
  })
  const loaded = answered.filterMap(data => data ?? undefined)
  const failed = sample({ clock: [refused, broken] })
  sample({ clock: failed, target: logFailureFx })

  $load
    .on(asked, (before, params) => {
      const kept = before.params !== null && keeps(before.params, params) ? before.state.data : null
      return { params, state: { status: 'loading', data: kept } }
    })
    .on(loaded, ({ params }, data) => ({ params, state: { status: 'full', data } }))
    .on(failed, ({ params }, { kind, status }) => ({
      params,
      state: { status: 'failed', data: null, failure: { kind, status } },
    }))
    .reset(reset)

  $controller.on(openQuestionFx.doneData, (_, { controller }) => controller).reset(reset)

  const resumed = sample({ clock: appResumed, source: $state, filter: ({ status }) => status === 'loading' })
  sample({
    clock: [retried, resumed],
    source: $params,
    filter: params => params !== null,
    target: asked,
  })

  return {
    /** Asks; a question that is still open is abandoned. */
    asked,
    /** Asks the last question again. */
    retried,
    /** Forgets question and answer. */
    reset,
    loaded,
    failed,
    $params,
    $state,
  }
}
