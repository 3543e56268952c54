import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Contract, Host } from '@jeoul/contract'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { getResponse } from 'msw'
import type { HttpHandler } from 'msw/http'
import type { HostHandlers } from '../handlers/create-handlers.ts'
import { clientHeader, scenarioHeader } from '../scenarios/create-stage.ts'
import { onlyThisMachine } from './control/only-this-machine.ts'
import { failureResponse } from './failure-response.ts'
import { noSuchOperation } from './no-such-operation.ts'
import type { Pipeline } from './pipeline/create-pipeline.ts'
import { violationHeader } from './pipeline/mark-violation.ts'
import type { Outcome } from './pipeline/outcome.ts'

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

const preflightSeconds = 7200

type HostApp = Hono<{ Bindings: HttpBindings }>

/** One host of the mock. A compiled router picks the handler, so that an answer costs the same with many of them. */
export function createHostApp(options: HostOptions): HostApp {
  const { host, contract, handlers, baseUrl, origins, pipeline, record } = options
  const app: HostApp = new Hono()
  app.use('/__mock/*', onlyThisMachine)
  app.use(
    cors({
      origin: [...origins],
      allowHeaders: ['Authorization', 'Content-Type', 'Prefer', scenarioHeader, clientHeader],
      exposeHeaders: [violationHeader, 'Preference-Applied', 'Retry-After'],
      credentials: true,
      maxAge: preflightSeconds,
    }),
  )
  for (const [operationId, handler] of Object.entries(handlers)) {
    const operation = contract.operation(operationId)
    if (!operation) throw new Error(`the contract has no operation ${operationId}`)
    const handle = async (request: Request) =>
      (await getResponse([handler], request)) ?? failureResponse(404, 'no such operation')
    app.on(operation.method, pathOf(handler, baseUrl), async ({ req, env }) => {
      const exchange = { host, operationId, operation, request: onHost(req.raw, baseUrl) }
      const response = await pipeline(exchange, handle)
      return response.type === 'error' ? hangUp(env) : response
    })
  }
  app.notFound(({ req }) => noSuchOperation(contract, host, req.raw, record))
  app.onError(error => {
    console.error(error)
    return failureResponse(500, 'the mock failed to answer')
  })
  return app
}

/** `Response.error()` is a connection that ends without an answer. */
function hangUp({ incoming }: HttpBindings): Response {
  incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
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
