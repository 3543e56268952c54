export { openListEnhancements } from './open-list-enhancements.ts'
export { OverPage } from './over-page.tsx'
