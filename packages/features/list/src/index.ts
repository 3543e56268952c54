export { openListBackground } from './open-list-background.ts'
export { OverPage } from './over-page.tsx'
