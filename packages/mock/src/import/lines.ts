/** The longest line, in UTF-16 units. Far longer than any real record, it keeps broken files from filling the memory. */
export const longestLine = 16 * 1024 * 1024

/** Cuts a text at line ends instead of anywhere. A line that is too long loses a part after its beginning. */
export async function* wholeLines(
  chunks: AsyncIterable<string>,
  lineEnd: string,
  longest = longestLine,
): AsyncGenerator<string, undefined> {
  let rest = ''
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(lineEnd) + 1
    if (end > 0) {
      yield rest + chunk.slice(0, end)
      rest = chunk.slice(end)
    } else if (rest.length <= longest) rest += chunk
  }
  if (rest !== '') yield rest
}
