import { createRoute } from '../create-route.ts'

export const itemRoute = createRoute('/item/:itemId')
