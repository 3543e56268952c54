export { page } from '@jeoul/pages/notice'
