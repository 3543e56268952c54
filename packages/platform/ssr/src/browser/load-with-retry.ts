import { nextSign } from './first-interaction.ts'

/** What the page is whole without is no failure when the connection is lost: the visitor's next sign tries again. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextSign()
    }
  }
}
