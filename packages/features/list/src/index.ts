export { shortcutHelpLayer } from './keyboard/shortcut-help-layer.ts'
export { openListBackground } from './open-list-background.ts'
