export { page } from '@jeoul/feature-shop/notice-list'

export { default } from '@jeoul/feature-shop/notice-list-page'
