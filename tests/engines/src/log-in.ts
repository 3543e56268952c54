import type { Shopper } from './shopper.ts'

/** Logs in a member of the mock. */
export async function logIn(shopper: Shopper, member: number): Promise<void> {
  await shopper.driver.run(token => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all engines have the Cookie Store API.
    document.cookie = `auth_token=${token}; path=/`
  }, `jeoul-mock-token-${member}`)
  await shopper.reload()
}
