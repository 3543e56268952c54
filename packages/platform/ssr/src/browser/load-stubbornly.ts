import { nextSign } from './first-sign.ts'

/** Loads a module that the page works without. If that fails, tries again on the next interaction. */
export async function loadStubbornly<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextSign()
    }
  }
}
