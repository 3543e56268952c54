import { type Context, Hono } from 'hono'
import { type Clock, type ClockSetting, maxSeconds, parseInstant } from '../../state/clock.ts'
import { failureResponse } from '../failure-response.ts'
import { type MarketDay, maxDays } from '../market-day.ts'

const dayMs = 86_400_000

/**
 * `/__mock/clock`: the time of the next write, the seconds that pass with each write, and the day of the prices, counted from
 * the catalogue's today. PUT `{"now":"2026-09-01T10:00:00+09:00","step":0}` stops the clock at that time, POST
 * `?days=+1` moves prices and clock to the next day, DELETE resets both.
 *
 * @param firstDay where the prices of a reset begin
 */
export function clockRoutes(clock: Clock, market: MarketDay, firstDay: number): Hono {
  const tell = (context: Context): Response => {
    const { now, step } = clock.setting
    return context.json({ now: new Date(now).toISOString(), step, days: market.days })
  }
  return new Hono()
    .get('/__mock/clock', tell)
    .put('/__mock/clock', async context => {
      const wanted = readSetting(await context.req.json().catch(() => undefined))
      if (!wanted) {
        return failureResponse(400, 'body: expected {"now":"2026-09-01T10:00:00+09:00","step":1}')
      }
      clock.set(wanted)
      return tell(context)
    })
    .post('/__mock/clock', context => {
      const moved = readDays(context.req.query('days'))
      if (moved === undefined || Math.abs(market.days + moved) > maxDays) {
        return failureResponse(400, `query.days: expected days to move by, at most ${maxDays} in all`)
      }
      market.moveTo(market.days + moved)
      const { now, step } = clock.setting
      clock.set({ now: now + moved * dayMs, step })
      return tell(context)
    })
    .delete('/__mock/clock', context => {
      clock.reset()
      market.moveTo(firstDay)
      return tell(context)
    })
}

/** A plus sign in a query is a space. */
function readDays(text = ''): number | undefined {
  return /^[ +-]?\d{1,3}$/.test(text) ? Number(text) : undefined
}

function readSetting(body: unknown): ClockSetting | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { now, step, ...rest } = { now: undefined, step: 1, ...body }
  const instant = typeof now === 'string' ? parseInstant(now) : undefined
  if (instant === undefined || Object.keys(rest).length > 0) return undefined
  const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= maxSeconds
  return isStep ? { now: instant, step } : undefined
}
