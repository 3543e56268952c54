const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const fonts = `font-family="Pretendard,'Noto Sans KR','Noto Sans CJK KR','Malgun Gothic',sans-serif" font-weight="800"`

/** A line of text, as large as fits into a box. */
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
  /** The largest font size. */
  readonly largest: number
  /** Left-aligned, for logos listed below each other; centred by default. */
  readonly isLeft?: boolean
}
