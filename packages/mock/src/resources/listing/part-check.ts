import type { FitsSchema } from '../../operation/mock-source.ts'

/**
 * For a writer that puts answers together from parts it keeps: each part is held to the documents once, when it is written.
 * As soon as one does not fit, answers count as unchecked, and are looked at as a whole again, which says what is wrong.
 */
export interface PartCheck {
  /** Whether every part so far was held to the documents, and fitted. */
  readonly isClean: boolean
  /** @param json the text of the part, as it is going to be sent */
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
