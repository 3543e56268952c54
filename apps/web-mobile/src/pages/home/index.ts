export { page } from '@jeoul/pages/home'
