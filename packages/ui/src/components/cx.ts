/** Joins class names with spaces, skipping undefined, false and empty ones. */
export function cx(...names: ReadonlyArray<string | false | undefined>): string {
  let joined = ''
  for (const name of names) if (name) joined += joined ? ` ${name}` : name
  return joined
}
