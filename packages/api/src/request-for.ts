import { type EventCallable, type Store, sample, type Unit } from 'effector'

/**
 * Keeps a resource in sync with a store of parameters: requests them whenever they change, unless they were the last
 * ones requested, here or on the server. Null requests nothing and leaves the data as it is.
 *
 * @param clock also requests the current parameters, for example when a view is opened whose model was loaded late
 */
export function requestFor<Params extends object>(
  { wanted }: { readonly wanted: EventCallable<Params> },
  $params: Store<Params | null>,
  clock?: Unit<unknown>,
): void {
  const asked = sample({
    clock: [$params, ...(clock ? [clock] : [])],
    source: $params,
    fn: params => (params === null ? undefined : { params }),
  }).filterMap(asked => asked)
  sample({ clock: asked, fn: ({ params }) => params, target: wanted })
}
