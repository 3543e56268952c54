const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const fonts = `font-family="Pretendard,'Noto Sans KR','Malgun Gothic',sans-serif" font-weight="800"`

/** A line of text in a box, as large as its width allows. */
export function wordMark(text: string, box: WordBox): string {
  const widths = Array.from(text, char => (char > '\u1100' ? 1 : 0.6))
  const size = Math.min(
    box.largest,
    Math.floor((box.width - 16) / widths.reduce((sum, width) => sum + width, 0)),
  )
  const escaped = text.replace(/[&<>]/g, char => escapes[char] ?? char)
  const anchor = box.isLeft ? 'x="0"' : `x="${box.width / 2}" text-anchor="middle"`
  return `<text ${anchor} y="${box.height / 2}" fill="${box.ink}" dominant-baseline="central" ${fonts} font-size="${size}">${escaped}</text>`
}

interface WordBox {
  readonly width: number
  readonly height: number
  readonly ink: string
  /** Font size where there is room. */
  readonly largest: number
  /** At the left, as logos that are listed below each other; otherwise in the middle. */
  readonly isLeft?: boolean
}
