/** Operation ids separated by commas. The option may be repeated. */
export function operationList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map(id => id.trim())]
}
