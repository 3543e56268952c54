import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export const getUserFx = createQuery((_: CallOptions, { main }) => main.GET('/front/v2/user/info'))

export const logoutFx = createCommand((_: CallOptions, { main }) => main.GET('/logout'))
