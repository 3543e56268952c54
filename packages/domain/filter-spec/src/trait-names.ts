import { traitValues } from '@jeoul/api/enums'
import type { Trait } from '@jeoul/api/types'

const traitNames: Readonly<Record<Trait, string>> = {
  free: '무료배송만',
  sale: '판매 중인 상품만',
  rated: '평점 4점 이상',
}

/**
 * The label of a trait (assumed).
 *
 * @param region the region that orders are delivered to, which free delivery depends on; '' for the mainland
 */
export function traitName(trait: Trait, region = ''): string {
  return trait === 'free' && region !== '' ? `${region} ${traitNames.free}` : traitNames[trait]
}

/** Reads a trait by its key; undefined for anything else. */
export function readTrait(key: string): Trait | undefined {
  return traitValues.find(trait => trait === key)
}
