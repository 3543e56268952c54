import { readContract } from '@jeoul/contract-documents'
import { InvalidArgumentError } from 'commander'

/** Operations with commas between them; the option may be repeated. */
export function operationList(text: string, before: readonly string[] = []): readonly string[] {
  const contract = readContract()
  const ids = text.split(',').map(id => id.trim())
  const unknown = ids.find(id => !contract.operation(id))
  if (unknown === undefined) return [...before, ...ids]
  throw new InvalidArgumentError(`No operation is called '${unknown}'; jeoul-mock routes lists them.`)
}
