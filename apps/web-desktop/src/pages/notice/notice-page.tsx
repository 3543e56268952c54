export { NoticePage as default } from '@jeoul/site-views'
