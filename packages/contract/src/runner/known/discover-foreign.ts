import fc from 'fast-check'
import { type Contract, type Operation, type Parameter, schemaOf } from '../../documents/index.ts'
import type { Additions } from '../exchanges/additions.ts'
import type { Client } from '../exchanges/create-client.ts'
import type { Violation } from '../exchanges/hold.ts'
import { arbitraryOf } from '../requests/arbitrary-of.ts'
import { placeIn, readsOnly } from '../requests/requests-of.ts'
import { createAttempt, type Known } from './known.ts'

const maxFound = 20

/**
 * Finds ids at unknown hosts: `/books/{isbn}` is called with every `isbn`, or `id`, in the answer of `/books`.
 * (assumed) What a list requires besides is one of the document's examples, or drawn if it is in the query. Operations
 * whose parameters were not found are not called.
 */
export async function discoverForeign(contract: Contract, client: Client, additions: Additions) {
  const pools: Record<string, readonly unknown[]> = {}
  const violations: Violation[] = []
  const attempt = createAttempt(violations)
  const reads = contract.operations.filter(readsOnly).toSorted((a, b) => depthOf(a) - depthOf(b))
  for (const operation of reads) {
    const below = contract.operations.flatMap(({ path, parameters }) =>
      parameters.filter(({ name }) => placeIn(path, { name }) === `${operation.path}/{${name}}`),
    )
    const values = Object.fromEntries(
      operation.parameters
        .filter(({ required }) => required)
        .map(parameter => [
          parameter.name,
          pools[placeIn(operation.path, parameter)]?.[0] ?? requiredValueOf(contract, parameter),
        ]),
    )
    const isClosed = operation.isForMembers && !additions.hasCredential(operation)
    if (isClosed || additions.missingHeaders(operation).length > 0) continue
    if (below.length === 0 || Object.values(values).includes(undefined)) continue
    const caller = operation.isForMembers ? 'member' : 'nobody'
    const answer = await attempt(() => client.send({ operation, values, caller }))
    for (const { name } of below) {
      const found = [...new Set(valuesIn(answer?.body, [name, 'id']))].slice(0, maxFound)
      if (found.length > 0) pools[`${operation.path}/{${name}}`] = found
    }
  }
  const known: Known = { categories: [], itemIds: [], unsoldIds: [], reviews: [], pools }
  return { known, violations }
}

function requiredValueOf({ documents }: Contract, parameter: Parameter): unknown {
  const [example] = parameter['x-examples'] ?? []
  if (example !== undefined || parameter.in !== 'query') return example
  return fc.sample(arbitraryOf(documents, {}, schemaOf(parameter)), { seed: 1, numRuns: 1 })[0]
}

function depthOf({ path }: Operation): number {
  return path.split('{').length
}

/** The texts and numbers in an answer, taken from the first of the names that each object has. */
function valuesIn(node: unknown, names: readonly string[]): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const name = names.find(each => Object.hasOwn(node, each))
  const own: unknown = name === undefined ? undefined : Reflect.get(node, name)
  const inside = Object.values(node).flatMap(part => valuesIn(part, names))
  return typeof own === 'string' || typeof own === 'number' ? [own, ...inside] : inside
}
