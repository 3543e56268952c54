// What `import { startMock }` loads of the package. The bundle is a syntax error for an older Node, so its version is
// checked before.
import { neededByBundle, whyTooOld } from './bin/node-version.mjs'

const reason = whyTooOld(neededByBundle)
if (reason !== undefined) throw new Error(reason)

export const { startMock } = await import(new URL('dist/jeoul-mock.mjs', import.meta.url).href)
