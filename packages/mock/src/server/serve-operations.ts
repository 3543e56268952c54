import type { IncomingMessage, RequestListener } from 'node:http'
import type { Contract, ContractProblem, FoundOperation, Host } from '@jeoul/contract/documents'
import { problemAnswer } from '../operation/answer.ts'
import type { HostOperations } from '../operation/operation.ts'
import { PlainRequest } from '../operation/plain-request.ts'
import type { CrossOrigin } from './cross-origin.ts'
import { refusal } from './failure-response.ts'
import type { Pipeline } from './pipeline/create-pipeline.ts'
import { createExchange, type Exchange } from './pipeline/exchange.ts'
import type { Outcome } from './pipeline/outcome.ts'
import { noBody } from './pipeline/read-body.ts'
import type { Reply } from './pipeline/reply.ts'
import { BodyError, receiveBody } from './receive-body.ts'
import { sendReply } from './send-reply.ts'

export interface HostOptions {
  readonly host: Host
  readonly contract: Contract
  /** Calls the host's MSW handlers, or makes answers of other hosts' documents. */
  readonly ask: (exchange: Exchange) => Reply | Promise<Reply>
  /** Frequent reads: operations that are called without creating a Request and a Response. */
  readonly direct: HostOperations
  /** The origin that the handlers were created for. */
  readonly baseUrl: string
  readonly crossOrigin: CrossOrigin
  /** The steps around every operation. */
  readonly pipeline: Pipeline
  /** Answers a body that can't be taken, by default with the problem as our hosts tell it. */
  readonly refuse?: (problem: ContractProblem, status: number) => Reply
  /** Called for every request that never got to the pipeline, because its body can't be taken. */
  readonly record: (outcome: Outcome) => void
}

/**
 * Answers a host's operations with its MSW handlers, inside the pipeline, and leaves everything else to
 * `rest`. Creating a Request and a Response takes longer than writing a list, so lists call their operation
 * directly.
 */
export function serveOperations(options: HostOptions, rest: RequestListener): RequestListener {
  const { host, contract, ask, direct, baseUrl, crossOrigin, pipeline, record } = options
  const refuseBody = options.refuse ?? ((problem, status) => refusal([problem], status))

  async function answer(incoming: IncomingMessage, found: FoundOperation, url: string): Promise<Reply> {
    const handle = direct[found.operation.operationId]?.answer ?? ask
    return pipeline(createExchange(found, await requestOf(incoming, url)), handle)
  }

  /** The answer to a body that can't be taken. Nothing of it is kept. */
  function refuse(
    { status, problem }: BodyError,
    incoming: IncomingMessage,
    found: FoundOperation,
    url: string,
  ) {
    const { method = '', headers } = incoming
    const reply = refuseBody(problem, status)
    record({
      host,
      operationId: found.operation.operationId,
      request: { method, url, headers: new PlainRequest(url, headers).headers },
      sent: noBody,
      reply,
      ms: 0,
      applied: [],
      requestProblems: [problem],
      responseProblems: [],
    })
    return reply
  }

  return (incoming, outgoing) => {
    const address = tidy(incoming.url ?? '', baseUrl)
    const found = contract.find(host, incoming.method ?? '', pathOf(address))
    if (!found) return rest(incoming, outgoing)
    const url = baseUrl + address
    answer(incoming, found, url)
      .catch(error =>
        error instanceof BodyError ? refuse(error, incoming, found, url) : failure(error, incoming),
      )
      .then(reply => sendReply(outgoing, reply, crossOrigin.headersFor(incoming.headers.origin)))
      .catch(error => outgoing.destroy(error))
  }
}

/** Path and query, with dot segments removed as browsers do. */
function tidy(url: string, baseUrl: string): string {
  if (url.startsWith('/') && !/\/[./]|[\\#]|%2e/i.test(url)) return url
  const parsed = URL.parse(url.startsWith('/') ? baseUrl + url : url)
  return parsed ? parsed.pathname + parsed.search : ''
}

function pathOf(address: string): string {
  const mark = address.indexOf('?')
  return mark < 0 ? address : address.slice(0, mark)
}

async function requestOf(incoming: IncomingMessage, url: string): Promise<PlainRequest | Request> {
  const { method = '' } = incoming
  const request = new PlainRequest(url, incoming.headers)
  // Node sends no body in answer to HEAD.
  if (method === 'GET' || method === 'HEAD') return request
  const body = new Uint8Array(await receiveBody(incoming))
  // Its length is that of the body as it was sent.
  const headers = [...request.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name))
  return new Request(url, { method, headers, ...(body.length > 0 && { body }) })
}

/** A client that disconnects while sending a body is not a failure of the mock. */
function failure(error: unknown, { destroyed }: IncomingMessage): Reply {
  if (!destroyed) console.error(error)
  return problemAnswer(500, 'the mock failed to answer')
}
