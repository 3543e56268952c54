import { traitValues } from '@jeoul/api/enums'
import type { Trait } from '@jeoul/api/types'

/** The label of each trait (assumed). */
export const traitNames: Readonly<Record<Trait, string>> = {
  free: '무료배송만',
  sale: '판매 중인 상품만',
  rated: '평점 4점 이상',
}

/** Reads a trait by its key; undefined for anything else. */
export function readTrait(key: string): Trait | undefined {
  return traitValues.find(trait => trait === key)
}
