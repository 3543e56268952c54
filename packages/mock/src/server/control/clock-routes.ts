import { type Context, Hono } from 'hono'
import { type Clock, type ClockSetting, maxSeconds, parseInstant } from '../../state/clock.ts'
import { failureResponse } from '../failure-response.ts'

/**
 * `/__mock/clock`: the time of the next write, and the seconds that pass with each write. PUT
 * `{"now":"2026-09-01T10:00:00+09:00","step":0}` stops the clock at that time, DELETE resets it.
 */
export function clockRoutes(clock: Clock): Hono {
  return new Hono()
    .get('/__mock/clock', context => tell(context, clock))
    .put('/__mock/clock', async context => {
      const wanted = readSetting(await context.req.json().catch(() => undefined))
      if (!wanted) {
        return failureResponse(400, 'body: expected {"now":"2026-09-01T10:00:00+09:00","step":1}')
      }
      clock.set(wanted)
      return tell(context, clock)
    })
    .delete('/__mock/clock', context => {
      clock.reset()
      return tell(context, clock)
    })
}

function tell(context: Context, { setting: { now, step } }: Clock): Response {
  return context.json({ now: new Date(now).toISOString(), step })
}

function readSetting(body: unknown): ClockSetting | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { now, step, ...rest } = { now: undefined, step: 1, ...body }
  const instant = typeof now === 'string' ? parseInstant(now) : undefined
  if (instant === undefined || Object.keys(rest).length > 0) return undefined
  const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= maxSeconds
  return isStep ? { now: instant, step } : undefined
}
