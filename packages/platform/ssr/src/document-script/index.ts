import { keepEarlyPresses, pageEvents } from './early-presses.ts'
import { loadLostFiles } from './load-lost-files.ts'
import { trustOwnScripts } from './trust-own-scripts.ts'

/** The one script that a document carries and runs at once, before any of the site's has come. */
export const documentScript = [
  `(${trustOwnScripts})()`,
  `(${loadLostFiles})()`,
  `(${keepEarlyPresses})(${JSON.stringify(pageEvents)})`,
].join(';')
