import { createRoute } from '../create-route.ts'

export const linkRoute = createRoute('/link/:itemId/:mallId')
