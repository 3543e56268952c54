export { $areLettersOn, $isHelpOpen, helpClosed, helpOpened, lettersSwitched } from './model.ts'
export { type KeyPress, type Shortcut, shortcutOf } from './shortcut-of.ts'
