export { openListExtras } from './open-list-extras.ts'
export { OverPage } from './over-page.tsx'
