import { Hono } from 'hono'

/** POST `/__mock/reset` brings the mock back to how it started: what was written, the clock, how it misbehaves. */
export function resetRoutes(reset: () => void): Hono {
  return new Hono().post('/__mock/reset', context => {
    reset()
    return context.body(null, 204)
  })
}
