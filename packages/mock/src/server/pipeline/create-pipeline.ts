import { setTimeout } from 'node:timers/promises'
import type { ContractProblem } from '@jeoul/contract/documents'
import { requestOf } from '../../operation/plain-request.ts'
import { diskRefusal, failureResponse, refusal } from '../failure-response.ts'
import { StateFileError } from '../state-file.ts'
import type { CheckRequest } from './check-request.ts'
import type { CheckResponse } from './check-response.ts'
import { createExchange, type Exchange } from './exchange.ts'
import { type Interfere, type Interference, replyBy } from './interference.ts'
import { markViolation } from './mark-violation.ts'
import type { Outcome } from './outcome.ts'
import { noBody, type ReadBody, readBody } from './read-body.ts'
import { asResponse, type Reply } from './reply.ts'

export interface PipelineSteps {
  /** Decides what happens besides the handler. */
  readonly interfere: Interfere
  /** Left out if requests are not validated. */
  readonly checkRequest?: CheckRequest
  readonly checkResponse?: CheckResponse
  /** Reads the body of a request, by default JSON or a form with parts. */
  readonly read?: (request: Request) => Promise<ReadBody>
  /** Answers an invalid request, by default with problem details. */
  readonly refuse?: (exchange: Exchange, problems: readonly ContractProblem[]) => Reply
  /** Called for every exchange when it is over. */
  readonly record: (outcome: Outcome) => void
}

type Handle = (exchange: Exchange) => Reply | Promise<Reply>

/** Answers an exchange: the steps that all operations share, around their own handlers. */
export type Pipeline = (exchange: Exchange, handle: Handle) => Promise<Reply>

interface Answered {
  readonly reply: Reply
  readonly responseProblems: readonly ContractProblem[]
}

const none: readonly ContractProblem[] = []
const nothing: Interference = { names: [] }

export function createPipeline(steps: PipelineSteps): Pipeline {
  const { interfere, checkRequest = () => none, checkResponse = () => none, record } = steps
  const { read = readBody, refuse = (_, problems) => refusal(problems) } = steps

  async function answer(
    exchange: Exchange,
    handle: Handle,
    interference: Interference,
    requestProblems: readonly ContractProblem[],
  ): Promise<Answered> {
    const { instead, change, isOffContract = false } = interference
    const first =
      requestProblems.length > 0 && !instead
        ? refuse(exchange, requestProblems)
        : await replyBy(interference, exchange.request, request =>
            handle(request === exchange.request ? exchange : createExchange(exchange, request)),
          )
    const isSpoiled = isOffContract && instead !== undefined
    const ownProblems = isOffContract && !isSpoiled ? await checkResponse(exchange, first) : none
    const reply = change ? await change(asResponse(first)) : first
    const responseProblems = isOffContract ? ownProblems : await checkResponse(exchange, reply)
    return { reply, responseProblems }
  }

  return async (exchange, handle) => {
    const { host, operationId, request } = exchange
    const began = performance.now()
    const sent = request.method === 'GET' ? noBody : await read(requestOf(request).clone())
    const interference = interfere(exchange, sent) ?? nothing
    // Delays end early when the mock is closed.
    if (interference.delay) await setTimeout(interference.delay, undefined, { ref: false })
    const requestProblems = checkRequest(exchange, sent)
    const answered = await answer(exchange, handle, interference, requestProblems).catch(broken)
    const reply = markViolation(answered.reply, answered.responseProblems)
    const ms = performance.now() - began
    const { responseProblems } = answered
    const { names: applied } = interference
    record({ host, operationId, request, sent, reply, ms, applied, requestProblems, responseProblems })
    return reply
  }
}

/** The answer to an error: a bug of the mock, unless the disk is full. */
function broken(error: unknown): Answered {
  if (error instanceof StateFileError) return { reply: diskRefusal(error), responseProblems: none }
  const reason = error instanceof Error ? error.stack : error
  return {
    reply: failureResponse(500, 'the mock failed to answer'),
    responseProblems: [{ place: 'handler', message: `failed: ${reason}` }],
  }
}
