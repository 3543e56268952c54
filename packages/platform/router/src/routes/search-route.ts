import { createRoute } from '../create-route.ts'

export const searchRoute = createRoute('/search')
