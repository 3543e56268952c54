import { createRoute } from '@jeoul/router'

export const listRoute = createRoute('list')
