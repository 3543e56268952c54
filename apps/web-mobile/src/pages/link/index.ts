export { page } from '@jeoul/pages/link'
