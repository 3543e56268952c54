import { keepEarlyPresses, pageEvents } from './early-presses.ts'
import { loadLostScripts } from './load-lost-scripts.ts'
import { trustOwnScripts } from './trust-own-scripts.ts'

/** The one script that a document carries and runs at once, before any of the site's has come. */
export const documentScript = [
  `(${trustOwnScripts})()`,
  `(${loadLostScripts})()`,
  `(${keepEarlyPresses})(${JSON.stringify(pageEvents)})`,
].join(';')
