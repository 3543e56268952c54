/** Where in a name something stands: from, and to before; null where it does not. */
export function partOf(name: string, pattern: RegExp | null): readonly [from: number, to: number] | null {
  const found = pattern?.exec(name)
  return found ? [found.index, found.index + found[0].length] : null
}
