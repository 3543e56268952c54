import { createRoute } from '@jeoul/router'

/** Apart from the model, since the search boxes of the shell need it on every page. */
export const searchRoute = createRoute('search')
