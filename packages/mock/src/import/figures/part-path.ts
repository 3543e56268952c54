import { departments } from '../../catalogue/departments.ts'
import { partCategories } from '../../catalogue/part-categories.ts'
import { lazily } from '../../index/lazily.ts'

const places = lazily(() => {
  const cateIds: ReadonlySet<string> = new Set(Object.values(partCategories))
  return departments.flatMap(({ leaves }) => leaves).filter(({ cateId }) => cateIds.has(cateId))
})

/** The path of a category of parts: its name in the generated catalogue, which has the category in its own place. */
export function partPath(cateId: string): readonly string[] {
  return places().flatMap(place => (place.cateId === cateId ? place.name : []))
}

/** The id of the parts category at a path; undefined for any other path. */
export function partCategoryAt(path: readonly string[]): string | undefined {
  return places().find(({ name }) => name === path.join())?.cateId
}
