import { getCategoriesFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { readCategories } from './category-answer.ts'

/** The categories in which a minishop sells something, from both trees (assumed). */
export const shopCategories = createResource({ call: getCategoriesFx, read: readCategories })
