import { readdir, readFile } from 'node:fs/promises'
import { fieldsOf, readContract } from '@jeoul/contract/documents'
import type { ContractMock } from './start-contract-mock.ts'
import { askStatus, statusRequests } from './status-requests/ask-status.ts'
import type { StatusRequests } from './status-requests/status-request.ts'

const paths = new URL('../../../openapi/paths/', import.meta.url)
const reference = /examples\/(\w+)\.json#/g

/** The file that holds the examples of an operation. */
export const exampleFile = (operationId: string) => new URL(`../examples/${operationId}.json`, paths)

/** The operations that the documents take examples from. */
export async function referredExamples(): Promise<ReadonlySet<string>> {
  const files = await readdir(paths)
  const texts = await Promise.all(files.map(file => readFile(new URL(file, paths), 'utf8')))
  return new Set(texts.flatMap(text => Array.from(text.matchAll(reference), ([, id = '']) => id)))
}

/** The examples that the file of an operation has now. */
export async function exampleOf(operationId: string): Promise<unknown> {
  return JSON.parse(await readFile(exampleFile(operationId), 'utf8'))
}

/** An Example Object of OpenAPI. */
interface Example {
  readonly value: unknown
}

/** A file of `openapi/examples`: what an operation is sent, if it takes a body, and what it answers. */
export interface OperationExamples {
  readonly request?: Example
  readonly answer: Example
}

/** The addresses of both hosts in the documents. */
const documented = { main: 'http://localhost:4010', second: 'http://localhost:4020' } as const

/**
 * Requests the examples of operations from the mock, in the documents' order, since some read what others wrote.
 * @throws Error if one of them does not succeed
 */
export async function askExamples(
  mock: ContractMock,
  operationIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, OperationExamples>> {
  const requests = { ...(await statusRequests(mock)), ...telling }
  const examples = new Map<string, OperationExamples>()
  for (const operation of readContract().operations) {
    const { operationId } = operation
    if (!operationIds.has(operationId)) continue
    const { request, answer } = await askStatus(mock, requests, operation, 200)
    if (answer.status !== 200) throw new Error(`${operationId} answers ${answer.status}`)
    examples.set(operationId, {
      ...(request.body === undefined ? {} : { request: { value: readable(request.body) } }),
      answer: { value: shorten(atDocumentedHosts(mock, answer.body)) },
    })
  }
  return examples
}

/** A category of five products, so that the columns of its index stay whole, with an event. */
const small = '111413'

/** Requests that are answered with more than those of the status tests. */
const telling: StatusRequests = {
  getSpecs: { 200: { url: `/front/v1/item/spec/${small}` } },
  getFilterIndex: { 200: { url: `/front/v3/item/index/${small}` } },
  getEvents: { 200: { url: `/front/v1/event/category/${small}` } },
  queryNewsReviews: { 200: { url: `/front/v1/medium/newsReviewView/${small}` } },
}

/** The object that a form's schema describes, with numbers as numbers. */
function readable(body: unknown): unknown {
  if (!(body instanceof FormData)) return body
  const json = JSON.stringify(fieldsOf(body))
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  )
}

function atDocumentedHosts({ mainUrl, secondUrl }: ContractMock, body: unknown): unknown {
  const json = JSON.stringify(body)
  return JSON.parse(json.replaceAll(mainUrl, documented.main).replaceAll(secondUrl, documented.second))
}

const objects = 2
const values = 6

/**
 * Shortens the lists of an answer, at every depth, to be readable: two objects, or six numbers or
 * texts, which often say one thing together, such as counts by grade.
 */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, value.some(isObject) ? objects : values).map(shorten)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
