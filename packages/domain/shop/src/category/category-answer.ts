import type { Category as RawCategory } from '@jeoul/api/types'
import type { Category } from './category.ts'

interface CategoryAnswer {
  readonly success: boolean
  readonly message: string
  readonly result: readonly RawCategory[]
}

/**
 * Reads a category tree: "Category data is stored only when success is true or message is 'success'" (specification,
 * section 5). An entry without an id or a name is dropped together with its children (assumed).
 */
export function readCategories({ success, message, result }: CategoryAnswer): readonly Category[] | null {
  return success === true || message === 'success' ? shownOf(result) : null
}

function shownOf(found: readonly RawCategory[]): Category[] {
  return found.flatMap(({ cate_id, name, child }) =>
    cate_id && name ? { cate_id, name, child: shownOf(child) } : [],
  )
}
