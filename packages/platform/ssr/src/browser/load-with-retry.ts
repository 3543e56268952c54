import { nextSign } from './first-interaction.ts'

/** Loads a module that the page works without. If that fails, tries again on the next interaction. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextSign()
    }
  }
}
