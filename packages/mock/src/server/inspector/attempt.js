import { byId } from './dom.js'

/**
 * Does something to the mock, and says what came of it.
 *
 * @param {() => Promise<string>} act tells what to say; nothing where there is no more to say
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
