import type { Check } from './check.ts'

/** A check's own seed, so that its requests depend neither on the other checks of the run nor on its wording. */
export function seedOf(seed: number, { id, operations }: Pick<Check, 'id' | 'operations'>): number {
  let hash = seed | 0
  for (const character of id + operations.join()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash
}
