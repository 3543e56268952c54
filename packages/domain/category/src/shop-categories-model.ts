import { getCategoriesFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { readCategories } from './category-answer.ts'

/** What a minishop sells: the parts of both trees that have something of it (assumed). */
export const shopCategories = createResource({ call: getCategoriesFx, read: readCategories })
