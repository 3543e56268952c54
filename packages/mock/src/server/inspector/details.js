import { getJson } from './api.js'
import { byId, element } from './dom.js'

/** @import { ContractProblem } from '@jeoul/contract/documents' */
/** @import { LogDetails } from '../log/log-details.ts' */
/** @import { LogEntry } from '../log/log-entry.ts' */

/**
 * Shows the headers and bodies of a request.
 *
 * @param {LogEntry} entry
 */
export async function showDetails(entry) {
  const { number, operationId, method, path, status, requestProblems, responseProblems } = entry
  byId('details-title').textContent = `#${number} ${operationId ?? 'no operation'}`
  byId('details-body').replaceChildren(
    element('p', 'path', `${method} ${path} → ${status}`),
    ...problemList('The request does not fit the documents', 'care', requestProblems),
    ...problemList('The answer does not fit the documents', 'bad', responseProblems),
    ...(await messages(number)),
  )
  byId('details').focus()
}

/**
 * @param {string} title
 * @param {string} className
 * @param {readonly ContractProblem[]} problems
 */
function problemList(title, className, problems) {
  if (problems.length === 0) return []
  const items = problems.map(({ place, message }) =>
    element('li', '', element('b', '', place), ` ${message}`),
  )
  return [element('h3', className, title), element('ul', '', ...items)]
}

/** @param {number} number */
async function messages(number) {
  try {
    /** @type {LogDetails} */
    const { request, response } = await getJson(`requests/${number}`)
    return [...message('Request', request), ...message('Answer', response)]
  } catch (error) {
    return [element('p', 'about', `Headers and bodies are kept for the newest requests only. (${error})`)]
  }
}

/**
 * @param {string} title
 * @param {LogDetails['request']} said
 */
function message(title, { headers, body }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [
    element('h3', '', title),
    element('pre', '', lines.join('\n')),
    ...(body === null ? [] : [element('pre', '', pretty(body))]),
  ]
}

/** @param {string} body */
function pretty(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
