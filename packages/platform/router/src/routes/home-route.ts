import { createRoute } from '../create-route.ts'

export const homeRoute = createRoute('/')
