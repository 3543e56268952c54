import { createRoute } from '../create-route.ts'

export const compareRoute = createRoute('/compare')
