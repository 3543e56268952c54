import { createRoute } from '@jeoul/router'

/** Kept apart from the model because the search boxes of the shell need it on every page. */
export const searchRoute = createRoute('search')
