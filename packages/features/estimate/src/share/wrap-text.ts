/**
 * Breaks a text into lines between words, and within a word only if it is longer than a line (assumed).
 *
 * @param isRoomFor whether a text fits a line
 */
export function wrapText(text: string, isRoomFor: (text: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (isRoomFor(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !isRoomFor(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line]
}
