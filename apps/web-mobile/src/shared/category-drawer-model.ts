import { $layer, createRoute } from '@jeoul/router'
import { $categories, $categoryLookup, type CategoryPath } from '@jeoul/shop/category'
import { combine, createEvent, createStore } from 'effector'

/** The shopper selected a department, by its id. */
export const departmentChosen = createEvent<string>()

/** Reset when the drawer opens, so that it starts at the current category. */
const $chosen = createStore<string | null>(null, { serialize: 'ignore' })
  .on(departmentChosen, (_, cateId) => cateId)
  .reset($layer)

/** The open list's category and its ancestors, from the top; empty on other pages. */
const $path = combine(
  $categoryLookup,
  createRoute('list').$params,
  (lookup, params): CategoryPath => lookup.get(params?.cateId ?? '') ?? [],
)

/** The departments, the selected one, and the category that is open on the page. */
export const $drawer = combine($categories, $path, $chosen, (departments, path, chosen) => {
  const shownId = chosen ?? path[0]?.cate_id
  return {
    departments,
    shown: departments.find(({ cate_id }) => cate_id === shownId) ?? departments[0] ?? null,
    openId: path.at(-1)?.cate_id ?? null,
  }
})
