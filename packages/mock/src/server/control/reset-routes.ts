import { Hono } from 'hono'

/** POST `/__mock/reset` restores the initial state: what was written, the clock with its prices, and the misbehaviour. */
export function resetRoutes(reset: () => void): Hono {
  return new Hono().post('/__mock/reset', context => {
    reset()
    return context.body(null, 204)
  })
}
