import { setTimeout } from 'node:timers/promises'
import type { Exchange } from './exchange.ts'
import type { Interfere } from './interference.ts'

export interface PipelineSteps {
  readonly interfere: Interfere
}

/** Answers an exchange: the steps that every operation shares, around its own handler. */
export type Pipeline = (
  exchange: Exchange,
  handle: (exchange: Exchange) => Response | Promise<Response>,
) => Promise<Response>

export function createPipeline({ interfere }: PipelineSteps): Pipeline {
  return async (exchange, handle) => {
    const interference = interfere(exchange)
    if (interference?.delay) await setTimeout(interference.delay)
    const response = await (interference?.instead ? interference.instead() : handle(exchange))
    return interference?.change ? interference.change(response) : response
  }
}
