import {
  bodyKindOf,
  type Contract,
  type ContractProblem,
  describeProblem,
  hasNoBody,
  isJson,
  isOneOfTypes,
  type MediaType,
  nodeAt,
  type Operation,
  schemaOf,
  smallestGif,
} from '@jeoul/contract/documents'
import { hash } from '../catalogue/random.ts'
import { isRecord } from '../is-record.ts'
import type { Answer, Json } from '../operation/answer.ts'
import { refusal } from '../server/failure-response.ts'
import type { Exchange } from '../server/pipeline/exchange.ts'
import { plainProblem } from './plain-problems.ts'
import { createSamples } from './sample-values.ts'

/** Names what does not fit in a refused request, because its body may be the document's own. */
export const problemHeader = 'x-jeoul-problem'

interface Wanted {
  /** By default the first success that the document tells. */
  readonly status?: number | undefined
  /** The name of an example. */
  readonly example?: string | undefined
  /** Whether values are made of the schema, although there are examples. */
  readonly isDynamic?: boolean | undefined
}

/** Answers of hosts that have nothing but a document. */
export interface DocumentAnswers {
  answer(exchange: Exchange, wanted?: Wanted): Answer
  /** A refusal as the document tells it; problem details if it tells none. */
  refuse(exchange: Exchange, problems: readonly ContractProblem[], statuses: readonly number[]): Answer
}

/**
 * Creates answers from the examples and schemas of a contract. The same request always gets the same answer.
 * @param seed of the values that are made of schemas
 */
export function createDocumentAnswers(contract: Contract, seed: number): DocumentAnswers {
  const sample = createSamples(contract.documents)

  function answer(exchange: Exchange, wanted: Wanted = {}): Answer {
    const { operation, operationId, request } = exchange
    const { status = usualStatus(operation) } = wanted
    const response = operation.responses.get(status)
    const draw = hash(seed, operationId, addressOf(request.url), status)
    const headers = Object.entries(response?.headers ?? {}).flatMap(([name, header], at) => {
      if (name.toLowerCase() === 'content-type') return []
      const made = sample(schemaOf({ ...header, name, in: 'header' }), draw + at, () => true)
      return made ? [[name, headerText(made.value)] as const] : []
    })
    const type = chooseType(response?.types ?? [], request.headers.get('Accept') ?? '')
    const media = type === undefined ? undefined : response?.content[type]
    if (type === undefined || !media || hasNoBody(request.method, status)) {
      return { status, headers: Object.fromEntries(headers), json: '', isChecked: false }
    }
    const fits = (value: unknown) => contract.responseProblems(operationId, status, value, type).length === 0
    const given = wanted.isDynamic ? undefined : exampleOf(contract, media, wanted.example)
    const made = given ?? sample(media.schema, draw, bodyKindOf(type) === 'json' ? fits : () => true)
    const sent = concreteType(type)
    return {
      status,
      headers: { ...Object.fromEntries(headers), 'Content-Type': sent },
      json: bodyOf(sent, made?.value, given !== undefined),
      isChecked: false,
    }
  }

  return {
    answer,
    refuse(exchange, problems, statuses) {
      const { responses } = exchange.operation
      const status = statuses.find(each => responses.get(each)?.['x-key'] === String(each))
      const told = status ?? statuses.find(each => responses.has(each))
      const own =
        told === undefined || responses.get(told)?.types.length === 0
          ? plainProblem(refusal(problems, told ?? statuses[0]))
          : answer(exchange, { status: told })
      const text = headerText(problems.map(describeProblem).join('; '))
      return { ...own, headers: { ...own.headers, [problemHeader]: text } }
    },
  }
}

/** The first success that is told by its own number, else by a range, else by 'default'; else the first of all. */
function usualStatus({ responses }: Operation): number {
  const successes = [...responses].filter(([status]) => status >= 200 && status < 300)
  const breadth = (key = '') => (/^\d+$/.test(key) ? 0 : key === 'default' ? 2 : 1)
  const [first = [...responses][0]] = successes.toSorted(
    ([a, one], [b, other]) => breadth(one['x-key']) - breadth(other['x-key']) || a - b,
  )
  return first?.[0] ?? 200
}

/** The type that the client prefers, else JSON, else the first one. */
function chooseType(types: readonly string[], accepted: string): string | undefined {
  const ordered = types.toSorted((a, b) => Number(isJson(b)) - Number(isJson(a)))
  const ranges = accepted.split(',').filter(range => range.trim() !== '')
  return ranges.map(range => ordered.find(type => isOneOfTypes(type, [range]))).find(Boolean) ?? ordered[0]
}

/** A type that can be sent, for one that a document writes as a range. */
function concreteType(type: string): string {
  const [group] = type.split('/')
  if (!type.includes('*')) return type
  return group === '*' || group === 'application' ? 'application/json' : (ofGroup[group ?? ''] ?? binary)
}

const binary = 'application/octet-stream'
const ofGroup: Readonly<Record<string, string>> = { text: 'text/plain', image: 'image/gif' }

/** An example of a body: the one that is named, or the first. It may refer to one of the components. */
function exampleOf({ documents }: Contract, { example, examples }: MediaType, name?: string) {
  const all: readonly (readonly [string, unknown])[] = Object.entries(isRecord(examples) ? examples : {})
  const [, found] = all.find(([own]) => name === undefined || own === name) ?? []
  const target = isRecord(found) && typeof found.$ref === 'string' ? nodeAt(documents, found.$ref) : found
  if (isRecord(target) && 'value' in target) return { value: target.value }
  return example === undefined ? undefined : { value: example }
}

/** Of other types than JSON and forms, the body is a text that an example has, or the value itself. */
function bodyOf(type: string, value: unknown, isExample: boolean): Json {
  const kind = bodyKindOf(type)
  if (kind === 'json') return JSON.stringify(value ?? null)
  if (type.startsWith('image/') && !isExample) return Uint8Array.from(Buffer.from(smallestGif, 'base64'))
  if (kind === 'form' && isRecord(value)) return new URLSearchParams(textsIn(value)).toString()
  return typeof value === 'object' || value === undefined ? '' : String(value)
}

function textsIn(value: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, textOf(part)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Headers may only contain ASCII, and lists in them have commas. */
function headerText(value: unknown): string {
  const text = Array.isArray(value) ? value.map(textOf).join() : textOf(value)
  return text.replaceAll(/[^\x20-\x7e]/gu, '?').slice(0, 500)
}

/** Path and query, which are the same on every port. */
function addressOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}
