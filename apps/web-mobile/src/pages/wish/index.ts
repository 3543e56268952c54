export { page } from '@jeoul/pages/wish'
