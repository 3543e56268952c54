import { Hono } from 'hono'
import type { Clock } from '../../state/clock.ts'
import type { Snapshots } from '../../state/store/snapshots.ts'
import type { MarketDay } from '../market-day.ts'
import type { StateFile } from '../state-file.ts'
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
  /** Runs an action, and waits until all that it changed is in the state file. */
  readonly keep: StateFile['keep']
}

/** The `/__mock` routes that concern members' data. */
export function stateRoutes({ snapshots, clock, market, firstDay, reset, keep }: StateControl): Hono {
  return new Hono()
    .use(async (_, next) => {
      const { days } = market
      await keep(next).catch((error: unknown) => {
        if (market.days !== days) market.moveTo(days)
        throw error
      })
    })
    .route('/', resetRoutes(reset))
    .route('/', snapshotRoutes(snapshots))
    .route('/', clockRoutes(clock, market, firstDay))
}
