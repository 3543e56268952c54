export { NoticePage as default } from '@jeoul/feature-shop'
