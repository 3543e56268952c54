import type { Category } from '@jeoul/api/types'

interface CategoryAnswer {
  readonly success: boolean
  readonly message: string
  readonly result: readonly Category[]
}

/**
 * "Category data is stored only when success is true or message is 'success'" (specification, section 5). A tree with
 * something in it that is no category is refused (assumed).
 */
export function readCategories({ success, message, result }: CategoryAnswer): readonly Category[] | null {
  return (success === true || message === 'success') && result.every(isCategory) ? result : null
}

function isCategory({ cate_id, name, child }: Category): boolean {
  return Boolean(cate_id && name && child.every(isCategory))
}
