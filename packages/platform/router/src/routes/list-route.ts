import { createRoute } from '../create-route.ts'

export const listRoute = createRoute('/list/:cateId')
