import type { Operation } from '@jeoul/contract/documents'
import { jsonHeaders } from '../operation/answer.ts'
import { problemHeaders } from '../operation/problem.ts'
import { failureResponse } from '../server/failure-response.ts'
import type { Exchange } from '../server/pipeline/exchange.ts'
import type { Interfere, Interference } from '../server/pipeline/interference.ts'
import { findExample } from './find-example.ts'
import { PreferError, type Preferences, parsePrefer } from './parse-prefer.ts'

/** The main host in the documents: the mock's usual address. */
const mainUrlOfExamples = 'http://localhost:4010'

/**
 * Follows the `Prefer` header as Prism does. `Preference-Applied` says what was followed.
 * @param mainUrl replaces the main host in examples
 */
export function interfereByPreference(mainUrl: string): Interfere {
  return followPreferences(({ operation }, preferences) => answerOf(operation, preferences, mainUrl))
}

type PreferredAnswer = Pick<Interference, 'instead' | 'isOffContract'>

/** @param answerOf decides on the answer that replaces the handler's, and may throw a PreferError */
export function followPreferences(
  answerOf: (exchange: Exchange, preferences: Preferences) => PreferredAnswer,
): Interfere {
  return exchange => {
    const header = exchange.request.headers.get('Prefer')
    if (header === null) return undefined
    try {
      const preferences = parsePrefer(header)
      return interferenceOf(preferences, answerOf(exchange, preferences))
    } catch (error) {
      if (error instanceof PreferError) return refusal(error)
      throw error
    }
  }
}

function interferenceOf(preferences: Preferences, answer: PreferredAnswer): Interference | undefined {
  const names = Object.entries(preferences).map(([name, value]) => `${name}=${value}`)
  if (names.length === 0) return undefined
  const { delay } = preferences
  return {
    names: names.map(name => `prefer ${name}`),
    ...(delay === undefined ? {} : { delay }),
    ...answer,
    change: response => tell(response, preferences, names),
  }
}

/** Lists what was followed; a status that the handler did not return is not. */
function tell(
  response: Response,
  { code = response.status }: Preferences,
  names: readonly string[],
): Response {
  const isDropped = response.type === 'error'
  const applied = names.filter(name => !name.startsWith('code=') || code === response.status)
  if (!isDropped && applied.length > 0) response.headers.set('Preference-Applied', applied.join(', '))
  return response
}

/** The answer that replaces the handler's; a success without an example is left to the handler. */
function answerOf(
  operation: Operation,
  { code, example, dynamic }: Preferences,
  mainUrl: string,
): PreferredAnswer {
  if (dynamic) {
    throw new PreferError(
      'dynamic: answers are made of the catalogue already; leave it out, or choose an example',
    )
  }
  if (example !== undefined) {
    const { status, value } = findExample(operation, example, code)
    const json = JSON.stringify(value).replaceAll(mainUrlOfExamples, mainUrl)
    const headers = status < 400 ? jsonHeaders : problemHeaders
    return { instead: () => new Response(json, { status, headers }) }
  }
  const documented = code === undefined ? undefined : operation.responses.get(code)
  if (code === undefined || (code < 400 && documented)) return {}
  if (code < 400) throw new PreferError(`code: ${operation.operationId} has no ${code}`)
  const message = documented?.description ?? 'no document tells this status'
  return { instead: () => failureResponse(code, message), isOffContract: documented === undefined }
}

function refusal({ message }: PreferError): Interference {
  const instead = () => failureResponse(400, `header.Prefer: ${message}`)
  return { names: ['prefer'], instead, isOffContract: true }
}
