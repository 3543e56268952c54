import '../../shared/choice-moving.ts'

export { page } from '@jeoul/feature-list/page'
