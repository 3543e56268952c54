export { reportAds } from './report-ads.ts'
