/** Everything that requests are sent with. A server-rendered page rarely needs it at once: see {@link withHosts}. */

export { requestHost, signalsOf } from './request-host.ts'
export { sendAssumed } from './send-assumed.ts'
export { sendCommand } from './send-command.ts'
export { sendQuery } from './send-query.ts'
