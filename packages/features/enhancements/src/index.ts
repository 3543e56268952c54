export { enhancementsOpened } from './enhancements-opened.ts'
export { openEnhancements } from './open-enhancements.ts'
