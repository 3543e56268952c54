// First, so that fetch is mocked before any other module keeps a reference to it.
import './mock-hosts.ts'

export { bringNear } from './bring-near.ts'
export { addressOfEveryPage } from './every-page.ts'
export { findItems } from './find-items.ts'
export { found } from './found.ts'
export { breakDown, changeField, hosts, mockHosts, operations, play } from './mock-hosts.ts'
export { createOpenPage } from './open-page.ts'
export { addressNow, follow, heading, press, total } from './page-actions.ts'
export { createRender, type Visit } from './render.ts'
