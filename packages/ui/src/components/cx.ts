/** Class names joined by a space; what is undefined, false or empty is left out. */
export function cx(...names: ReadonlyArray<string | false | undefined>): string {
  let joined = ''
  for (const name of names) if (name) joined += joined ? ` ${name}` : name
  return joined
}
