import type { Trait } from '@jeoul/api/types'
import type { Filter } from './filter.ts'

/** The parameters of a list request that narrow the list. */
export interface FilterParams {
  keyword?: string
  maker?: string[]
  /** The selection as JSON. */
  spec?: string
  trait?: Trait[]
  mall?: string[]
  min?: number
  max?: number
}

/**
 * Converts a filter to request parameters. "A spec-filter request is built only from the filters actually selected"
 * (specification, section 5).
 */
export function filterParams({ kwd, makers, spec, traits, malls, min, max }: Filter): FilterParams {
  return {
    ...(kwd !== '' && { keyword: kwd }),
    ...(makers.length > 0 && { maker: [...makers] }),
    ...(Object.keys(spec).length > 0 && { spec: JSON.stringify(spec) }),
    ...(traits.length > 0 && { trait: [...traits] }),
    ...(malls.length > 0 && { mall: [...malls] }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
  }
}
