export { default } from '@jeoul/feature-shop/notice-list-page'
