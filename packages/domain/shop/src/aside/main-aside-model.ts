import { getMainAsideFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { readAside } from './aside-answer.ts'

/** Link blocks of the home page: "GET /front/v2/common/aside/" (specification, section 7). */
export const mainAside = createResource({ call: getMainAsideFx, read: readAside, optional: true })
