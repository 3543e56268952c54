export { popular, popularWanted } from './popular-model.ts'
export { type RankChange, rankChange } from './rank-change.ts'
