export { backgroundOpened } from './background-opened.ts'
export { openBackground } from './open-background.ts'
