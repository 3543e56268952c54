export { MallWay as default } from '@jeoul/feature-outbound'
