import type { Operation } from '@jeoul/contract/documents'
import { PreferError } from './parse-prefer.ts'

/** An answer that a document gives as an example. */
export interface Example {
  readonly status: number
  readonly value: unknown
}

/**
 * Finds an example of the operation's answers by name.
 * @param status limits the search to one status
 * @throws PreferError that lists the known names
 */
export function findExample(operation: Operation, name: string, status?: number): Example {
  const all = examplesOf(operation).filter(example => status === undefined || example.status === status)
  const found = all.find(example => example.name === name)
  if (found) return found
  const names = all.map(example => example.name)
  const known =
    names.length === 0 ? 'there is none' : `there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`
  const whose = status === undefined ? operation.operationId : `${operation.operationId} ${status}`
  throw new PreferError(`example: ${whose} has no ${JSON.stringify(name)}; ${known}`)
}

/** All examples of an operation's answers. */
function examplesOf({ responses }: Operation): readonly (Example & { readonly name: string })[] {
  return Array.from(responses).flatMap(([status, { json }]) =>
    Object.entries(json.examples ?? {}).map(([name, { value }]) => ({
      name,
      status,
      value,
    })),
  )
}
