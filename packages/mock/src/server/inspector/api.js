/** Requests to the mock's control API. */

/** @param {string} path */
export async function getJson(path) {
  return (await call('GET', path)).json()
}

/**
 * @param {'GET' | 'POST' | 'PUT' | 'DELETE'} method
 * @param {string} path
 * @throws {Error} with a line for the reader
 */
export async function call(method, path) {
  const response = await fetch(`/__mock/${path}`, { method }).catch(() => undefined)
  if (!response) throw new Error('The mock does not answer.')
  if (!response.ok) throw new Error(await messageOf(response))
  return response
}

/** @param {Response} response */
async function messageOf(response) {
  const body = await response.json().catch(() => undefined)
  return typeof body?.message === 'string' ? body.message : `The mock answered ${response.status}.`
}
