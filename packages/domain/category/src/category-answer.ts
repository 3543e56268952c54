import type { Category } from '@jeoul/api/types'

interface CategoryAnswer {
  readonly success: boolean
  readonly message: string
  readonly result: readonly Category[]
}

/** "Category data is stored only when success is true or message is 'success'" (specification, section 5). */
export function readCategories(answer: CategoryAnswer): readonly Category[] | null {
  const accepted = answer.success === true || answer.message === 'success'
  return accepted && Array.isArray(answer.result) ? answer.result : null
}
