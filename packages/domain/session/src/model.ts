import { getMemberFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { appStarted } from '@jeoul/page'
import { sample } from 'effector'

/** The member whose token the page was opened with. */
export const member = createResource({
  call: getMemberFx,
  read: ({ success, result }) => (success ? result : null),
})

sample({ clock: appStarted, filter: ({ isLogged }) => isLogged, fn: () => ({}), target: member.asked })

export const $isLogin = member.$state.map(({ status }) => status === 'full')
