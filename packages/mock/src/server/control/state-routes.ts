import { Hono } from 'hono'
import type { Clock } from '../../state/clock.ts'
import type { Snapshots } from '../../state/store/snapshots.ts'
import { clockRoutes } from './clock-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { snapshotRoutes } from './snapshot-routes.ts'

export interface StateControl {
  readonly snapshots: Snapshots
  readonly clock: Clock
  readonly reset: () => void
}

/** The `/__mock` routes that concern members' data. */
export function stateRoutes({ snapshots, clock, reset }: StateControl): Hono {
  return new Hono()
    .route('/', resetRoutes(reset))
    .route('/', snapshotRoutes(snapshots))
    .route('/', clockRoutes(clock))
}
