import { inlineStyle } from './inline-style.ts'

/** In its own style element, since few pages need it. */
const style = inlineStyle([
  [
    '',
    '#stale{margin:0;padding:8px 16px;background:#fff3cd;color:#4a3600;font-size:14px;line-height:1.5;text-align:center}',
  ],
])

/** The source that allows the notice's style in a content security policy. */
export const staleSource = style.source

const timeOfDay = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: 'numeric',
  minute: '2-digit',
})

/**
 * The notice that a page shows stale content, because its host fails. It comes before the page's root, so that
 * hydration is not affected.
 *
 * @param since when it was known, in milliseconds since 1970
 */
export function staleNotice(since: number): string {
  const words = `지금은 새 가격을 받아오지 못해서 ${timeOfDay.format(since)}에 확인한 내용을 보여 드려요.`
  return `<style>${style.text}</style><p id="stale" role="status">${words}</p>`
}
