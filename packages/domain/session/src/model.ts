import { createResource, getMemberFx } from '@jeoul/api'
import { createEvent, sample } from 'effector'

/** The member whose token the page was opened with. */
export const member = createResource({
  call: getMemberFx,
  read: ({ success, result }) => (success ? result : null),
})

export const memberRequested = createEvent()

sample({ clock: memberRequested, fn: () => ({}), target: member.asked })

export const $isLogin = member.$state.map(({ status }) => status === 'full')
