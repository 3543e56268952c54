import { getRequestListener } from '@hono/node-server'
import { type Contract, type Host, readContract } from '@jeoul/contract/documents'
import { Hono } from 'hono'
import { onlyThisMachine } from '../server/control/only-this-machine.ts'
import { failureResponse } from '../server/failure-response.ts'
import { listenForBoth } from '../server/listen.ts'
import { defaultPorts } from '../server/mock-options.ts'
import { createAllowedOrigins, isPreflight } from './allowed-origins.ts'
import { createDeviationLog } from './create-deviation-log.ts'
import { createExaminer } from './create-examiner.ts'
import type { Deviation, ProxyReport } from './deviation.ts'
import type { HostAnswer, MissingAnswer, SentRequest } from './proxied-exchange.ts'

/** Answers requests from real hosts or a recording. */
export type AskHost = (sent: SentRequest) => HostAnswer | MissingAnswer | Promise<HostAnswer | MissingAnswer>

export interface ProxyOptions {
  readonly ask: AskHost
  /** Called for every exchange, before the client has its answer. */
  readonly record?: (sent: SentRequest, answer: HostAnswer) => Promise<void>
  /** Called for every new deviation. */
  readonly tell?: (deviation: Deviation) => void
  /** Called once for every reason for which exchanges can't be compared with the documents, or recorded. */
  readonly warn?: (message: string) => void
  /** 0 for any free port. */
  readonly portMain?: number
  readonly portSecond?: number
  /** Sites whose pages may read the answers (CORS), besides our own and the usual ones of development. */
  readonly origins?: readonly string[]
  readonly contract?: Contract
}

export interface RunningProxy {
  /** Origins without a trailing slash. */
  readonly mainUrl: string
  readonly secondUrl: string
  report(): ProxyReport
  close(): Promise<void>
}

/**
 * A proxy between a client and two hosts, on two ports of this machine. It forwards everything unchanged, and
 * reports deviations from the documents, also at `/__mock/report`.
 *
 * @throws PortInUseError
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { portMain = defaultPorts.main, portSecond = defaultPorts.second } = options
  const { main, second, closePorts } = await listenForBoth(portMain, portSecond)
  const { contract = readContract() } = options
  const log = createDeviationLog(contract.flaws)
  const appOf = createHostProxies({ ...options, contract }, log)
  main.serve(getRequestListener(appOf('main').fetch, { overrideGlobalObjects: false }))
  second.serve(getRequestListener(appOf('second').fetch, { overrideGlobalObjects: false }))
  return {
    mainUrl: `http://localhost:${main.port}`,
    secondUrl: `http://localhost:${second.port}`,
    report: log.report,
    close: closePorts,
  }
}

type DeviationLog = ReturnType<typeof createDeviationLog>

type HostOptions = ProxyOptions & { readonly contract: Contract }

function createHostProxies(options: HostOptions, log: DeviationLog): (host: Host) => Hono {
  const { ask, record, tell, warn, origins = [], contract } = options
  const examine = createExaminer(contract)
  const { allow, answerPreflight } = createAllowedOrigins(origins)
  const warned = new Set<string>()

  /** Compares an exchange with the documents. Whatever comes of it, the client gets the host's answer. */
  async function judge(sent: SentRequest, answer: HostAnswer): Promise<void> {
    if (answer.failure !== undefined) return skip(answer.failure)
    try {
      const { operationId, met } = await examine(sent, answer)
      for (const deviation of log.add(operationId, met, answer.status)) tell?.(deviation)
    } catch (error) {
      const { pathname } = new URL(sent.target, 'http://host.invalid')
      skip(`${sent.method} ${pathname} can't be compared with the documents (${messageOf(error)})`)
    }
  }

  function skip(message: string): void {
    if (log.skip(message)) warn?.(message)
  }

  async function keep(sent: SentRequest, answer: HostAnswer): Promise<void> {
    try {
      await record?.(sent, answer)
    } catch (error) {
      const message = `answers are not recorded (${messageOf(error)})`
      if (!warned.has(message)) warn?.(message)
      warned.add(message)
    }
  }

  return host => {
    const app = new Hono()
    app.use('/__mock/*', onlyThisMachine)
    app.get('/__mock/report', context => context.json(log.report()))
    app.use(async (context, next) => {
      await next()
      allow(context.res.headers, context.req.header('Origin'))
    })
    app.all('*', async ({ req }) => {
      const sent = await readSent(host, req.raw)
      const own = await ask(sent)
      const answer = isPreflight(sent) ? answerPreflight(sent, own) : own
      if ('missing' in answer) return failureResponse(404, answer.missing)
      if (!isPreflight(sent)) await judge(sent, answer)
      await keep(sent, answer)
      return responseOf(answer)
    })
    app.onError(error => failureResponse(500, `the proxy failed: ${error.message}`))
    return app
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function readSent(host: Host, request: Request): Promise<SentRequest> {
  const { pathname, search } = new URL(request.url)
  return {
    host,
    method: request.method,
    target: pathname + search,
    headers: request.headers,
    body: new Uint8Array(await request.arrayBuffer()),
  }
}

const withoutBody = new Set([204, 205, 304])

function responseOf({ status, headers, body }: HostAnswer): Response {
  return new Response(withoutBody.has(status) ? null : body, { status, headers })
}
