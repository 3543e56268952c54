import type { HttpBindings } from '@hono/node-server'
import type { Contract, Host } from '@jeoul/contract'
import { Hono } from 'hono'
import type { HttpHandler } from 'msw/http'
import type { HostHandlers } from '../handlers/create-handlers.ts'
import { answererOf } from '../handlers/operation.ts'
import { onlyThisMachine } from './control/only-this-machine.ts'
import { createCrossOrigin } from './cross-origin.ts'
import { failureResponse } from './failure-response.ts'
import { noSuchOperation } from './no-such-operation.ts'
import type { Pipeline } from './pipeline/create-pipeline.ts'
import { createExchange, type Exchange } from './pipeline/exchange.ts'
import type { Outcome } from './pipeline/outcome.ts'
import { sendReply } from './send-reply.ts'

export interface HostOptions {
  readonly host: Host
  readonly contract: Contract
  readonly handlers: HostHandlers
  /** Origin that the handlers were made for. */
  readonly baseUrl: string
  /** Sites whose pages may read the answers. */
  readonly origins: readonly string[]
  /** What stands around every handler. */
  readonly pipeline: Pipeline
  /** Is told of requests that are for no operation; the pipeline tells of all others. */
  readonly record: (outcome: Outcome) => void
}

type HostApp = Hono<{ Bindings: HttpBindings }>

/**
 * One host of the mock. A compiled router picks the operation, so that an answer costs the same with many of them, and
 * nothing else stands before it: all that others need comes after.
 */
export function createHostApp(options: HostOptions): HostApp {
  const { host, contract, handlers, baseUrl, origins, pipeline, record } = options
  const app: HostApp = new Hono()
  const crossOrigin = createCrossOrigin(origins)
  for (const [operationId, handler] of Object.entries(handlers)) {
    const operation = contract.operation(operationId)
    if (!operation) throw new Error(`the contract has no operation ${operationId}`)
    const answer = answererOf(handler)
    const handle = ({ request, path, query }: Exchange) => answer(request, path, query)
    app.on(operation.method, pathOf(handler, baseUrl), async ({ req, env, notFound }) => {
      // The router takes a HEAD for a GET.
      if (req.method !== operation.method) return notFound()
      const reply = await pipeline(createExchange(operation, onHost(req.raw, baseUrl)), handle)
      return sendReply(env, reply, crossOrigin.headersFor(req.header('Origin')))
    })
  }
  app.use('/__mock/*', onlyThisMachine)
  app.use(crossOrigin.middleware)
  app.notFound(({ req }) => noSuchOperation(contract, host, req.raw, record))
  app.onError(error => {
    console.error(error)
    return failureResponse(500, 'the mock failed to answer')
  })
  return app
}

function pathOf(handler: HttpHandler, baseUrl: string): string {
  return String(handler.info.path).slice(baseUrl.length)
}

/** The request as it would be at the address that the handlers know, whichever name of this machine was used. */
function onHost(request: Request, baseUrl: string): Request {
  if (request.url.startsWith(`${baseUrl}/`)) return request
  const { pathname, search } = new URL(request.url)
  return new Request(baseUrl + pathname + search, request)
}
