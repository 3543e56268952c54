import './model.ts'

export { page } from '@jeoul/feature-list/page'
