import { createRoute } from '../create-route.ts'

export const noticeRoute = createRoute('/notice/:noticeId')
