/**
 * The parameters of a path like '/items/{id}', decoded; undefined where the path is another one. What can't be decoded
 * stays as it is.
 */
export function matchPath(template: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = template.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return undefined
  const found: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const text = given[place] ?? ''
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name !== undefined && text !== '') found[name] = decode(text)
    else if (part !== text) return undefined
  }
  return found
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
