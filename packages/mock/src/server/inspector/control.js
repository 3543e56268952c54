import { call, getJson } from './api.js'
import { byId, element } from './dom.js'

/** @typedef {{ name: string, about: string }} Scenario */

/** What the mock's past and manners are changed with. */
export async function setUpControl() {
  byId('reset').addEventListener('click', () =>
    attempt(async () => {
      await call('POST', 'reset')
      await drawScenarios().catch(() => {})
      return 'The mock is as it was at its start.'
    }),
  )
  await attempt(async () => {
    await drawScenarios()
    return ''
  })
}

/** @param {() => Promise<string>} act tells what came of it */
async function attempt(act) {
  const message = byId('control-message')
  try {
    message.textContent = await act()
    message.className = 'good'
  } catch (error) {
    message.textContent = error instanceof Error ? error.message : String(error)
    message.className = 'bad'
  }
}

async function drawScenarios() {
  /** @type {{ active: string[], known: Scenario[] }} */
  const { active, known } = await getJson('scenarios')
  const playing = new Map(active.map(choice => [choice.split('=')[0], choice]))
  byId('scenarios').replaceChildren(
    ...known.map(scenario => scenarioBox(scenario, playing.get(scenario.name))),
  )
}

/**
 * @param {Scenario} scenario
 * @param {string | undefined} playing how it is played, such as 'slow=500'
 */
function scenarioBox({ name, about }, playing) {
  const box = element('input', '')
  box.type = 'checkbox'
  box.checked = playing !== undefined
  box.addEventListener('change', () =>
    attempt(async () => {
      await call(box.checked ? 'PUT' : 'DELETE', `scenarios/${name}`)
      await drawScenarios()
      return box.checked ? `${name} is on.` : `${name} is off.`
    }),
  )
  return element('label', 'check', box, element('b', '', playing ?? name), element('span', 'about', about))
}
