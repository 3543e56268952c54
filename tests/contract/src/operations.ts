import {
  type Documents,
  type Host,
  hosts,
  type OperationObject,
  type Parameter,
  type Reference,
  type ResponseObject,
} from './documents.ts'

/** An operation with everything it refers to in place, except schemas. */
export interface Operation {
  readonly host: Host
  readonly operationId: string
  /** In capitals. */
  readonly method: string
  /** With parameters as in '/items/{id}'. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** By status. */
  readonly responses: ReadonlyMap<number, ResponseObject>
}

export function operationsOf(documents: Documents): readonly Operation[] {
  return hosts.flatMap(host =>
    Object.entries(documents[`${host}.yaml`]?.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        host,
        method: method.toUpperCase(),
        path,
        ...resolve(documents, operation),
      })),
    ),
  )
}

function resolve(documents: Documents, { operationId, parameters = [], responses }: OperationObject) {
  return {
    operationId,
    parameters: parameters.map(node =>
      follow(node, (file, name) => documents[file]?.components.parameters?.[name]),
    ),
    responses: new Map(
      Object.entries(responses).map(([status, node]) => [
        Number(status),
        follow(node, (file, name) => documents[file]?.components.responses?.[name]),
      ]),
    ),
  }
}

type Find<T> = (file: string, name: string) => T | undefined

function follow<T extends Parameter | ResponseObject>(node: T | Reference, find: Find<T>): T {
  if (!isReference(node)) return node
  const [file = '', pointer = ''] = node.$ref.split('#')
  const found = find(file, pointer.split('/').at(-1) ?? '')
  if (!found) throw new Error(`the contract refers to nothing: ${node.$ref}`)
  return found
}

function isReference(node: object): node is Reference {
  return '$ref' in node
}
