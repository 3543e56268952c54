/**
 * The sids of the stores that are serialized with a page, as built code contains them.
 *
 * @param code scripts of a build, minified or not
 * @returns every sid in order, including duplicates; without stores that have `serialize: 'ignore'`
 */
export function sidsIn(code: string): readonly string[] {
  const stores = code.matchAll(/(serialize: ?["'`]ignore["'`][^;]*?)?\bsid: ?["'`]([^"'`]+)["'`]/g)
  return Array.from(stores, ([, ignored, sid]) => (ignored ? '' : (sid ?? ''))).filter(sid => sid !== '')
}

/**
 * Compares the sids of both builds: reports any reason why a site's browser would not find the server's values.
 *
 * @returns one sentence per fault; empty if the builds agree
 */
export function sidFaults(browser: readonly string[], server: readonly string[]): readonly string[] {
  const repeated = browser.filter((sid, index) => browser.indexOf(sid) !== index)
  const unknown = browser.filter(sid => !server.includes(sid))
  return [
    ...(browser.length === 0 ? ['The browser’s build has no stores with sids.'] : []),
    ...repeated.map(sid => `Several stores of the browser’s build have the sid ${sid}.`),
    ...unknown.map(sid => `The server’s build has no store with the sid ${sid}.`),
  ]
}
