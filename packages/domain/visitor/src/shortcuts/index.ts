export { $areLettersOn, lettersSwitched } from './model.ts'
export { type KeyPress, type Shortcut, shortcutOf } from './shortcut-of.ts'
