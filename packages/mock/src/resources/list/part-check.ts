import type { FitsSchema } from '../../operation/mock-source.ts'

/**
 * Validates the cached parts of answers, once each, when they are written. As soon as one is invalid, answers
 * count as unchecked and are validated as a whole, which reports the problem.
 */
export interface PartCheck {
  /** Whether all parts so far were valid. */
  readonly isClean: boolean
  /** @param json the text of the part, as it will be sent */
  add(reference: string, json: string): void
}

export function createPartCheck(fits: FitsSchema | undefined): PartCheck {
  let isClean = fits !== undefined
  return {
    get isClean() {
      return isClean
    },
    add(reference, json) {
      isClean &&= fits?.(reference, JSON.parse(json)) ?? false
    },
  }
}
