import {
  type Components,
  type Documents,
  type Host,
  hosts,
  type MediaType,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Reference,
  type RequestBody,
  type ResponseObject,
  type SecurityScheme,
} from './documents.ts'
import { isJson } from './media-types.ts'
import { nodeAt } from './node-at.ts'

/** An operation with all references resolved, except for schemas. */
export interface Operation {
  readonly host: Host
  readonly operationId: string
  /** One sentence. */
  readonly summary: string
  /** In upper case. */
  readonly method: string
  /** Parameters are written as in '/items/{id}'. */
  readonly path: string
  /** Of path and query. */
  readonly parameters: readonly Parameter[]
  /** Of headers and cookies. */
  readonly headerParameters: readonly Parameter[]
  readonly requestBody: RequestBody | undefined
  /** Whether it is an assumption, because the specification does not mention it. */
  readonly isAssumed: boolean
  /** Whether it requires a token, or another credential. */
  readonly isForMembers: boolean
  /** Sets of credentials, of which a request has one. Undefined in our documents, where it is a Bearer token. */
  readonly credentials?: readonly (readonly SecurityScheme[])[] | undefined
  /**
   * Whether its method is safe by HTTP (GET or HEAD). Undefined in our documents, where the operation's name decides.
   */
  readonly isSafe?: boolean | undefined
  /** By status. */
  readonly responses: ReadonlyMap<number, OperationResponse>
}

/** A response, with JSON of any media type in one place. */
interface OperationResponse extends ResponseObject {
  /** The media types that the schema applies to, such as `application/problem+json`. */
  readonly json: MediaType
  /** The media types that it may have; none for an empty one. */
  readonly types: readonly string[]
}

export function operationsOf(documents: Documents): readonly Operation[] {
  return hosts.flatMap(host =>
    Object.entries(documents[`${host}.yaml`]?.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(followPath(documents, item)).map(([method, operation]) => ({
        host,
        method: method.toUpperCase(),
        path,
        ...resolve(documents, operation),
      })),
    ),
  )
}

function followPath(documents: Documents, item: PathItem | Reference): PathItem {
  if (!isReference(item)) return item
  const found = nodeAt(documents, item.$ref)
  if (!isPathItem(found)) throw noTarget(item)
  return found
}

function isPathItem(value: unknown): value is PathItem {
  return typeof value === 'object' && value !== null
}

function resolve(
  documents: Documents,
  {
    operationId,
    summary = '',
    parameters = [],
    requestBody,
    responses,
    security = [],
    'x-assumed': isAssumed = false,
    'x-safe': isSafe,
    'x-credentials': credentials,
  }: OperationObject,
) {
  const all = parameters.map(node => follow(documents, 'parameters', node))
  const isOfAddress = (parameter: Parameter) => parameter.in === 'path' || parameter.in === 'query'
  return {
    operationId,
    summary,
    parameters: all.filter(isOfAddress),
    headerParameters: all.filter(parameter => !isOfAddress(parameter)),
    requestBody: requestBody && follow(documents, 'requestBodies', requestBody),
    isAssumed,
    isForMembers: security.length > 0,
    ...(isSafe !== undefined && { isSafe }),
    ...(credentials && { credentials }),
    responses: new Map(
      Object.entries(responses).map(([status, node]) => [
        Number(status),
        responseOf(follow(documents, 'responses', node)),
      ]),
    ),
  }
}

function responseOf(response: ResponseObject): OperationResponse {
  const { content } = response
  const [, json = { schema: {} }] = Object.entries(content).find(([type]) => isJson(type)) ?? []
  return { ...response, json, types: Object.keys(content) }
}

/** Resolves a reference to a named component. */
function follow<Kind extends 'parameters' | 'requestBodies' | 'responses'>(
  documents: Documents,
  kind: Kind,
  node: Components[Kind] | Reference,
): Components[Kind] {
  if (!isReference(node)) return node
  const [file = '', pointer = ''] = node.$ref.split('#')
  const found = documents[file]?.components?.[kind]?.[pointer.split('/').at(-1) ?? '']
  if (!found) throw noTarget(node)
  return found
}

function noTarget({ $ref }: Reference): Error {
  return new Error(`the contract has no ${$ref}: correct the $ref, or add what it names`)
}

function isReference(node: object): node is Reference {
  return '$ref' in node && typeof node.$ref === 'string'
}
