/** Quotes a text as one word of a shell command. Words can't contain NUL, so it is dropped. */
export function shellText(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replaceAll("'", "'\\''")}'`
  const word = text.replaceAll('\0', '').replaceAll(/[\\']|\p{Cc}/gu, escaped)
  return `$'${word}'`
}

function escaped(character: string): string {
  if (character === '\\' || character === "'") return `\\${character}`
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}
