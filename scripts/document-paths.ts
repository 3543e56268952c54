/** Folders in the root of the repository: a path that starts with one is relative to the root. */
const roots = ['apps', 'docs', 'openapi', 'packages', 'scripts', 'tests']
const fromRoot = new RegExp(`^(?:${roots.join('|')})(?:/|$)`)

const isPath = /^[\w.*{},<>…-]+(?:\/[\w.*{},<>…-]+)*\/?$/
const isSource = /[\w}>*]\.(?:tsx?|mjs|css|ya?ml|md)$/

/** A path that a document mentions. */
export interface NamedPath {
  /** May contain `*`, `{a,b}` and, for variable parts, `<name>` or `…`. */
  readonly path: string
  /** Where to look for the path: below the root, below the document's folder, or at the end of any path. */
  readonly from: 'root' | 'document' | 'anywhere'
}

/** All repository paths in a Markdown text: in links, in code, and in the trees of its code blocks. */
export function namedPaths(markdown: string): readonly NamedPath[] {
  const blocks = [...markdown.matchAll(/^```.*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*/, ''))
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const decisions = prose.match(/docs\/decisions\/\d{4}/g) ?? []
  const words = blocks.flatMap(block => block.match(/[\w.*{},<>…/-]+/g) ?? [])
  return [
    ...links
      .filter(target => target !== '' && !/^\w+:/.test(target))
      .map(path => ({ path, from: 'document' }) as const),
    ...spans.flatMap(pathIn),
    ...decisions.map(path => ({ path, from: 'root' }) as const),
    ...words.filter(word => fromRoot.test(word) && word.includes('/')).flatMap(pathIn),
    ...blocks.flatMap(pathsOfTree).map(path => ({ path, from: 'root' }) as const),
  ]
}

function pathIn(code: string): readonly NamedPath[] {
  if (!isPath.test(code)) return []
  if (fromRoot.test(code)) return [{ path: code, from: 'root' }]
  if (/^(?:\.{0,2}\/|src\/)/.test(code)) return [{ path: code, from: 'document' }]
  return isSource.test(code) ? [{ path: code, from: 'anywhere' }] : []
}

/** The folders of a tree drawn by indentation, one per line, each with a trailing slash. */
function pathsOfTree(block: string): readonly string[] {
  const open: { indent: number; path: string }[] = []
  const paths: string[] = []
  for (const line of block.split('\n')) {
    const [, space = '', name] = /^( *)([\w.{},-]+)\/(?: |$)/.exec(line) ?? []
    if (name === undefined) continue
    while ((open.at(-1)?.indent ?? -1) >= space.length) open.pop()
    const path = [open.at(-1)?.path, name].filter(Boolean).join('/')
    open.push({ indent: space.length, path })
    paths.push(path)
  }
  return paths
}

/**
 * Converts the path to a glob: variable parts become `*`, and a decision may be given by its number alone.
 */
export function globOf(path: string): string {
  return path
    .replace(/<\w+>|…/g, '*')
    .replace(/\/$/, '')
    .replace(/(docs\/decisions\/\d{4})$/, '$1-*.md')
}
