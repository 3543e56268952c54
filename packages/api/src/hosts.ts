/** Everything that requests are sent with. A server-rendered page rarely needs it at once: see {@link withHosts}. */
export { askAssumed } from './ask-assumed.ts'
export { askHost, signalsOf } from './ask-host.ts'
export { askQuery } from './ask-query.ts'
export { sendCommand } from './send-command.ts'
