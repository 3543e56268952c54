import { getNoticeFx, getNoticesFx, requestFor } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $anyPage } from '@jeoul/page'
import { createEvent, sample } from 'effector'
import { readLatestNotice, readNotice, readNotices } from './notice-answer.ts'

/** The footer was shown. Requests the data that the server did not wait for. */
export const footerShown = createEvent()

/** The newest notice, in the footer of every page. */
export const latestNotice = createResource({
  call: getNoticesFx,
  read: readLatestNotice,
  optional: true,
})

requestFor(latestNotice, $anyPage, footerShown)

/** All notices, newest first. */
export const notices = createResource({ call: getNoticesFx, read: readNotices })

/** Requests the notices, unless they are loaded or loading. */
export const noticesRequested = createEvent()

sample({
  clock: noticesRequested,
  source: notices.$state,
  filter: ({ status }) => status === 'idle' || status === 'failed',
  fn: () => ({}),
  target: notices.requested,
})

/** One notice with its text. */
export const notice = createResource({ call: getNoticeFx, read: readNotice })
