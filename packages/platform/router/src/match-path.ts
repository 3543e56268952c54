/** The names of a pattern's parameters: 'cateId' for '/list/:cateId'. */
export type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : Readonly<Record<never, string>>

/**
 * Creates a function that matches a path pattern. Ignores a trailing slash; a parameter never contains a slash. An empty
 * path, before an address is read, matches no pattern.
 *
 * @returns the parameters, decoded, or null when the path is another one or cannot be decoded
 */
export function pathMatcher<Pattern extends string>(
  pattern: Pattern,
): (path: string) => ParamsOf<Pattern> | null
export function pathMatcher(pattern: string) {
  const source = pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const expression = new RegExp(`^(?!$)${source}/?$`)
  return (path: string): Readonly<Record<string, string>> | null => {
    const found = expression.exec(path)
    if (!found) return null
    try {
      const params = Object.entries(found.groups ?? {})
      return Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]))
    } catch {
      return null
    }
  }
}
