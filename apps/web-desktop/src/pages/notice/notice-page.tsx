export { NoticePage as default } from '@jeoul/feature-shop'
export { page } from '@jeoul/feature-shop/notice'
