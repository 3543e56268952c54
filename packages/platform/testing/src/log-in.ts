import { onTestFinished } from 'vitest'

/** Gives the document a member's token until the test ends. */
export function logIn(token: string): void {
  document.cookie = `auth_token=${token}`
  onTestFinished(() => {
    document.cookie = 'auth_token=; max-age=0'
  })
}
