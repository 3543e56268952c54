import type { RequestListener } from 'node:http'
import type { Host } from '@jeoul/contract-documents'
import type { MockSource } from '../operation/mock-source.ts'
import type { HostOperations } from '../operation/operation.ts'
import { createHandlers } from '../resources/create-handlers.ts'
import { askHandler } from './ask-handler.ts'
import type { OpenState } from './open-state.ts'
import type { Exchange } from './pipeline/exchange.ts'
import { createRestListener, type RestOptions } from './rest-app.ts'

export interface LazyServicesOptions extends OpenState {
  readonly source: MockSource
  /** Operations that were created earlier. */
  readonly lists: HostOperations
  readonly rest: Omit<RestOptions, 'state' | 'snapshots' | 'reset'>
}

/**
 * What a mock loads on the first request that is not a list: MSW's handlers, and all routes besides
 * operations.
 */
export interface LazyServices {
  ask(exchange: Exchange): Promise<Response>
  listenerOf(host: Host): RequestListener
}

export function createLazyServices({
  source,
  lists,
  state,
  initial,
  snapshots,
  rest,
}: LazyServicesOptions): LazyServices {
  const handlers = createHandlers(source, state, lists)
  const reset = () => {
    initial.restore()
    rest.faults.clear()
    rest.activeScenarios.reset()
  }
  return {
    ask: exchange => askHandler(handlers[exchange.host], exchange),
    listenerOf: host => createRestListener(host, { ...rest, state, snapshots, reset }),
  }
}
