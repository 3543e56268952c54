import type { Filter } from './filter.ts'

/** The part of a list request that narrows it. */
export interface FilterParams {
  keyword?: string
  maker?: string[]
  /** The selection as JSON. */
  spec?: string
  min?: number
  max?: number
}

/** "A spec-filter request is built only from the filters actually selected" (specification, section 5). */
export function filterParams({ kwd, makers, spec, min, max }: Filter): FilterParams {
  return {
    ...(kwd !== '' && { keyword: kwd }),
    ...(makers.length > 0 && { maker: [...makers] }),
    ...(Object.keys(spec).length > 0 && { spec: JSON.stringify(spec) }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
  }
}
