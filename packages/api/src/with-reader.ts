import { createEffect, type Effect, scopeBind } from 'effector'

/**
 * Adds to a call the checks of its answer, which are loaded during the request. An answer that came with the page was
 * checked on the server, so a first visit needs no code for it.
 *
 * @param load loads the function that checks the body and picks the data; null refuses it (specification, section 5)
 * @returns an effect that resolves to the data, or to null for a refused body
 */
export function withReader<Params, Body, Data>(
  call: Effect<Params, Body, Error>,
  load: () => Promise<(body: Body) => Data | null>,
): Effect<Params, Data | null, Error> {
  return createEffect<Params, Data | null>(async (params): Promise<Data | null> => {
    const [body, read] = await Promise.all([scopeBind(call, { safe: true })(params), load()])
    try {
      return read(body)
    } catch {
      return null
    }
  })
}
