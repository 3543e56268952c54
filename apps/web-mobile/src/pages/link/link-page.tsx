export { MallWay as default } from '@jeoul/product-views/link'
