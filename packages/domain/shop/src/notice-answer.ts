import type { Notice } from '@jeoul/api/types'

interface NoticesAnswer {
  readonly success: boolean
  readonly result: readonly Notice[]
}

interface NoticeAnswer {
  readonly success: boolean
  readonly result: Notice
}

/** A notice with its text, which is '' if the host omits it. */
export type FullNotice = Required<Notice>

const isNotice = ({ id, title }: Notice) => Boolean(id && title)

/** Reads all notices: "A success response is required before data is stored" (specification, section 5). */
export function readNotices({ success, result }: NoticesAnswer): readonly Notice[] | null {
  return success ? result.filter(isNotice) : null
}

/** Reads only the newest notice, as a list of at most one. */
export function readLatestNotice(answer: NoticesAnswer): readonly Notice[] | null {
  return readNotices(answer)?.slice(0, 1) ?? null
}

export function readNotice({ success, result }: NoticeAnswer): FullNotice | null {
  return success && isNotice(result) ? { ...result, content: result.content ?? '' } : null
}
