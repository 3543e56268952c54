import { readContract } from '@jeoul/contract-documents'
import { InvalidArgumentError } from 'commander'

/** Operation ids separated by commas. The option may be repeated. */
export function operationList(text: string, before: readonly string[] = []): readonly string[] {
  const contract = readContract()
  const ids = text.split(',').map(id => id.trim())
  const unknown = ids.find(id => !contract.operation(id))
  if (unknown === undefined) return [...before, ...ids]
  throw new InvalidArgumentError(`There is no operation '${unknown}'; jeoul-mock routes lists them.`)
}
