import { pageLoaded, untilIdle } from './waits.ts'

/** How long after a page's last request it counts as quiet, in milliseconds (assumed). */
const pause = 1500

/** How long to wait for a busy browser at most, in milliseconds (assumed). */
const patience = 10_000

/** Resolves when the page has loaded, and the browser has nothing else to do, or has been busy for long. */
export async function pageQuiet(): Promise<void> {
  await pageLoaded()
  await new Promise(resolve => setTimeout(resolve, pause))
  await untilIdle(patience)
}
