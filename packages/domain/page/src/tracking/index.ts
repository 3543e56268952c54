export { itemSeen, mallFollowed } from './model.ts'
export { reportAds } from './report-ads.ts'
