export { adFollowed } from './model.ts'
export { reportAds } from './report-ads.ts'
