import type { Category as RawCategory } from '@jeoul/api/types'
import type { Category } from './category.ts'

interface CategoryAnswer {
  readonly success: boolean
  readonly message: string
  readonly result: readonly RawCategory[]
}

/**
 * "Category data is stored only when success is true or message is 'success'" (specification, section 5). A tree with
 * something in it that is no category is refused (assumed).
 */
export function readCategories({ success, message, result }: CategoryAnswer): readonly Category[] | null {
  return (success === true || message === 'success') && result.every(isCategory) ? result.map(shownOf) : null
}

function isCategory({ cate_id, name, child }: RawCategory): boolean {
  return Boolean(cate_id && name && child.every(isCategory))
}

function shownOf({ cate_id, name, child }: RawCategory): Category {
  return { cate_id, name, child: child.map(shownOf) }
}
