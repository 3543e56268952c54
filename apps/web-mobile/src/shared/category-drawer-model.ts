import { $categories, categoryPath } from '@jeoul/category'
import { listRoute } from '@jeoul/feature-list/list-route'
import { $layer } from '@jeoul/router'
import { combine, createEvent, createStore } from 'effector'

/** The shopper looks into a department, by its id. */
export const departmentChosen = createEvent<string>()

/** Each time the drawer begins where the shopper is. */
const $chosen = createStore<string | null>(null, { serialize: 'ignore' })
  .on(departmentChosen, (_, cateId) => cateId)
  .reset($layer)

/** The open list's category and the ones above it, from the top; empty elsewhere. */
const $path = combine($categories, listRoute.$params, (roots, params) =>
  params === null ? [] : (categoryPath(roots, params.cateId) ?? []),
)

/** The departments, the one on show, and which category is open already. */
export const $drawer = combine($categories, $path, $chosen, (departments, path, chosen) => {
  const shownId = chosen ?? path[0]?.cate_id
  return {
    departments,
    shown: departments.find(({ cate_id }) => cate_id === shownId) ?? departments[0] ?? null,
    openId: path.at(-1)?.cate_id ?? null,
  }
})
