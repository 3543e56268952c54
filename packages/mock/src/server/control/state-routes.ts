import { Hono } from 'hono'
import type { Clock } from '../../state/clock.ts'
import type { Snapshots } from '../../state/store/snapshots.ts'
import type { MarketDay } from '../market-day.ts'
import { clockRoutes } from './clock-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { snapshotRoutes } from './snapshot-routes.ts'

export interface StateControl {
  readonly snapshots: Snapshots
  readonly clock: Clock
  readonly market: MarketDay
  /** Where the prices of a reset begin. */
  readonly firstDay: number
  readonly reset: () => void
  /** Waits until the state is in its file. */
  readonly settle: () => Promise<void>
}

/** The `/__mock` routes that concern members' data. */
export function stateRoutes({ snapshots, clock, market, firstDay, reset, settle }: StateControl): Hono {
  return new Hono()
    .use(async (_, next) => {
      await next()
      await settle()
    })
    .route('/', resetRoutes(reset))
    .route('/', snapshotRoutes(snapshots))
    .route('/', clockRoutes(clock, market, firstDay))
}
