export { page } from '@jeoul/pages/estimate'
