import type { RequestListener } from 'node:http'
import type { Host } from '@jeoul/contract/documents'
import { createHandlers } from '../resources/create-handlers.ts'
import { askHandler } from './ask-handler.ts'
import type { OpenState } from './open-state.ts'
import type { Exchange } from './pipeline/exchange.ts'
import { createRestListener, type RestOptions } from './rest-app.ts'

export interface LazyServicesOptions extends OpenState {
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

export function createLazyServices({ state, initial, snapshots, rest }: LazyServicesOptions): LazyServices {
  const { market, firstDay } = rest
  let made = { source: market.source, handlers: createHandlers(market.source, state, market.lists) }
  /** The handlers of the market's day. */
  const handlers = () => {
    const { source, lists } = market
    if (made.source !== source) made = { source, handlers: createHandlers(source, state, lists) }
    return made.handlers
  }
  const reset = () => {
    initial.restore()
    if (market.days !== firstDay) market.moveTo(firstDay)
    rest.faults.replace({})
    rest.activeScenarios.reset()
  }
  return {
    ask: exchange => askHandler(handlers()[exchange.host], exchange),
    listenerOf: host => createRestListener(host, { ...rest, state, snapshots, reset }),
  }
}
