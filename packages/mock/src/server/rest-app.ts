import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Contract, Host } from '@jeoul/contract/documents'
import { Hono } from 'hono'
import type { ActiveScenarios } from '../scenarios/create-active-scenarios.ts'
import type { MockState } from '../state/state.ts'
import type { Snapshots } from '../state/store/snapshots.ts'
import { articleRoutes } from './article-page.ts'
import { faultRoutes } from './control/fault-routes.ts'
import { limitBody } from './control/limit-body.ts'
import { logRoutes } from './control/log-routes.ts'
import { onlyThisMachine } from './control/only-this-machine.ts'
import { scenarioRoutes } from './control/scenario-routes.ts'
import { stateRoutes } from './control/state-routes.ts'
import type { CrossOrigin } from './cross-origin.ts'
import { diskRefusal, failureResponse } from './failure-response.ts'
import type { Faults } from './faults.ts'
import { inspectorRoutes } from './inspector/inspector-routes.ts'
import type { Observer } from './log/create-observer.ts'
import { loginRoutes } from './login.ts'
import { mallRoutes } from './mall-page.ts'
import type { MarketDay } from './market-day.ts'
import { noSuchOperation } from './no-such-operation.ts'
import { pictureRoutes } from './pictures.ts'
import { readAsset } from './read-asset.ts'
import { referenceRoutes } from './reference/reference-routes.ts'
import { reviewFileRoutes } from './review-files.ts'
import { type StateFile, StateFileError } from './state-file.ts'
import { turntableRoutes } from './turntable.ts'

export interface RestOptions {
  readonly contract: Contract
  /** Sites that a login returns to. */
  readonly origins: readonly string[]
  readonly crossOrigin: CrossOrigin
  readonly observer: Observer
  readonly state: MockState
  readonly snapshots: Snapshots
  readonly faults: Faults
  readonly market: MarketDay
  readonly firstDay: number
  readonly activeScenarios: ActiveScenarios
  readonly reset: () => void
  /** Runs an action, and waits until all that it changed is in the state file. */
  readonly keep: StateFile['keep']
}

/**
 * Everything a host serves besides operations: pictures and `/__mock` on the main host, preflights and 404s
 * on both.
 */
export function createRestListener(host: Host, options: RestOptions): RequestListener {
  const { contract, crossOrigin, observer } = options
  const app = new Hono()
    .use('/__mock/*', onlyThisMachine, limitBody)
    .use(crossOrigin.middleware)
    .route('/', host === 'main' ? mainRoutes(options) : new Hono())
    .notFound(({ req }) => noSuchOperation(contract, host, req.raw, observer.record))
    .onError(error => {
      if (error instanceof StateFileError) return diskRefusal(error)
      console.error(error)
      return failureResponse(500, 'the mock failed to answer')
    })
  return getRequestListener(app.fetch, { overrideGlobalObjects: false })
}

function mainRoutes({
  contract,
  origins,
  observer,
  state,
  snapshots,
  faults,
  market,
  firstDay,
  activeScenarios,
  reset,
  keep,
}: RestOptions): Hono {
  return new Hono()
    .route('/', pictureRoutes())
    .route('/', turntableRoutes(readAsset))
    .route('/', reviewFileRoutes(state, readAsset))
    .route('/', loginRoutes(origins))
    .route('/', mallRoutes())
    .route('/', articleRoutes())
    .route('/', faultRoutes(faults, contract))
    .route('/', inspectorRoutes())
    .route('/', referenceRoutes(contract))
    .route('/', logRoutes(observer))
    .route('/', scenarioRoutes(activeScenarios))
    .route('/', stateRoutes({ snapshots, clock: state.clock, market, firstDay, reset, keep }))
}
