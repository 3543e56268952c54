export { MallWay as default } from '@jeoul/feature-product/link'
