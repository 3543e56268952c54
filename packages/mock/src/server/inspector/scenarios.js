import { call, getJson } from './api.js'
import { attempt } from './attempt.js'
import { byId, element } from './dom.js'

/** @typedef {{ unit: string, usual: number, min: number, max: number }} Setting */
/** @typedef {{ name: string, about: string, setting?: Setting }} Scenario */
/** @typedef {{ box: HTMLInputElement, number: HTMLInputElement | undefined }} Inputs */
/** @typedef {{ active: readonly string[], known: readonly Scenario[] }} Scenarios */

/** @type {Map<string, Inputs>} by the scenario's name */
const inputsByName = new Map()

/** Shows all scenarios, with the active ones checked. */
export async function setUpScenarios() {
  /** @type {Scenarios} */
  const { active, known } = await getJson('scenarios')
  byId('scenarios').replaceChildren(...known.map(scenarioRow))
  showActive(active)
}

/** Updates the checkboxes to the active scenarios. */
export async function refreshScenarios() {
  /** @type {Scenarios} */
  const { active } = await getJson('scenarios')
  showActive(active)
}

/** @param {readonly string[]} active such as 'slow=500' */
function showActive(active) {
  const playing = new Map(active.map(choice => [choice.split('=')[0], choice.split('=')[1]]))
  for (const [name, { box, number }] of inputsByName) {
    box.checked = playing.has(name)
    if (number) number.value = playing.get(name) ?? number.value
  }
}

/** @param {Scenario} scenario */
function scenarioRow({ name, about, setting }) {
  const box = element('input', '')
  box.type = 'checkbox'
  const number = setting && numberField(name, setting)
  inputsByName.set(name, { box, number })

  async function send() {
    await attempt(async () => {
      const wanted = box.checked && number ? `${name}=${number.value}` : name
      await call(box.checked ? 'PUT' : 'DELETE', `scenarios/${encodeURIComponent(wanted)}`)
      return `${wanted} is ${box.checked ? 'on' : 'off'}.`
    })
    await refreshScenarios().catch(() => {})
  }

  box.addEventListener('change', send)
  number?.addEventListener('change', () => (box.checked ? send() : undefined))
  const label = element('label', 'check', box, element('b', '', name))
  const shown = number && setting ? [number, element('span', 'about', setting.unit)] : []
  return element('li', '', label, ...shown, element('span', 'about', about))
}

/**
 * @param {string} name
 * @param {Setting} setting
 */
function numberField(name, { unit, usual, min, max }) {
  const field = element('input', '')
  field.type = 'number'
  field.min = String(min)
  field.max = String(max)
  field.value = String(usual)
  field.setAttribute('aria-label', `${name}, ${unit}`)
  return field
}
