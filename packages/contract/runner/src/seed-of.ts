import type { Check } from './check.ts'

/** A check's own seed, so that its requests don't depend on the other checks of the run. */
export function seedOf(seed: number, { name, operations }: Pick<Check, 'name' | 'operations'>): number {
  let hash = seed | 0
  for (const character of name + operations.join()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash
}
