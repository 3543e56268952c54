import { byId } from './dom.js'

/**
 * Runs an action on the mock and shows its result.
 *
 * @param {() => Promise<string>} act resolves to the text to show; empty for none
 */
export async function attempt(act) {
  const message = byId('control-message')
  try {
    message.textContent = await act()
    message.className = 'good'
  } catch (error) {
    message.textContent = error instanceof Error ? error.message : String(error)
    message.className = 'bad'
  }
}
