/** How long to wait before the first repetition, in milliseconds; each further one waits twice as long (assumed). */
const firstPause = 2000

/** Loads a module that the page works without. If that fails, tries again later, and as soon as the network is back. */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  pause = firstPause,
): Promise<Module> {
  try {
    return await load()
  } catch {
    await new Promise(resolve => {
      setTimeout(resolve, pause)
      addEventListener('online', resolve, { once: true })
    })
    return loadWithRetry(load, pause * 2)
  }
}
