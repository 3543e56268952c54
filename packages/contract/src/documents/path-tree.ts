/**
 * Values by path. Lookup takes as many steps as the path has segments, regardless of the number of entries.
 */
export interface PathTree<T> {
  /**
   * The entry for a path, with the values of its variables, decoded. A fixed segment takes precedence over a
   * variable.
   */
  find(pathname: string): Found<T> | undefined
}

interface Found<T> {
  readonly value: T
  readonly path: Readonly<Record<string, string>>
}

interface Branch<T> {
  readonly fixed: Map<string, Branch<T>>
  variable: Branch<T> | undefined
  leaf: { readonly names: readonly string[]; readonly value: T } | undefined
}

/** @param entries by paths such as '/items/{id}' */
export function createPathTree<T>(entries: Iterable<readonly [path: string, value: T]>): PathTree<T> {
  const root = createBranch<T>()
  for (const [path, value] of entries) grow(root, path, value)
  return {
    find(pathname) {
      const values: string[] = []
      const leaf = climb(root, pathname.split('/'), 0, values)
      if (!leaf) return undefined
      const path: Record<string, string> = {}
      for (let place = 0; place < values.length; place++) {
        path[leaf.names[place] ?? ''] = decode(values[place] ?? '')
      }
      return { value: leaf.value, path }
    },
  }
}

function createBranch<T>(): Branch<T> {
  return { fixed: new Map(), variable: undefined, leaf: undefined }
}

function grow<T>(root: Branch<T>, path: string, value: T): void {
  const names: string[] = []
  let branch = root
  for (const part of path.split('/')) {
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    const next = (name === undefined ? branch.fixed.get(part) : branch.variable) ?? createBranch<T>()
    if (name === undefined) branch.fixed.set(part, next)
    else {
      branch.variable = next
      names.push(name)
    }
    branch = next
  }
  branch.leaf = { names, value }
}

/** @param values popped again on backtracking */
function climb<T>(
  branch: Branch<T>,
  parts: readonly string[],
  at: number,
  values: string[],
): Branch<T>['leaf'] {
  const part = parts[at]
  if (part === undefined) return branch.leaf
  const next = branch.fixed.get(part)
  const found = next && climb(next, parts, at + 1, values)
  if (found || !branch.variable || part === '') return found
  values.push(part)
  const leaf = climb(branch.variable, parts, at + 1, values)
  if (!leaf) values.pop()
  return leaf
}

/** Text that can't be decoded is kept as it is. */
function decode(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
