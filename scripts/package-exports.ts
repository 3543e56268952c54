import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** What other packages may import by a subpath. */
export interface Entry {
  /** As in `exports` of the `package.json`: `.` or `./page`. */
  readonly subpath: string
  readonly names: readonly string[]
}

/** What the tables of a readme say is exported. */
export interface DocumentedExports {
  /** Names; `…` matches a varying part, as in `get…Fx`. */
  readonly names: readonly string[]
  /** Subpaths without names beside them: all they export goes by the one row. */
  readonly subpaths: readonly string[]
}

/** The names that a module exports, `default` and those of `export *` included. */
export function exportedNames(file: string): readonly string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName: { kind, name }, moduleRequest }) => {
      if (kind === 'Name' && name !== null) return [name]
      if (kind === 'Default') return ['default']
      const isStar = kind === 'None' && moduleRequest !== null
      return isStar ? exportedNames(path.join(path.dirname(file), moduleRequest.value)) : []
    })
}

/** Reads the tables whose first column is called `export` or `import`; their last one explains. */
export function documentedExports(markdown: string): DocumentedExports {
  const tables = markdown.match(/^\| (?:export|import)\b.*(?:\n\|.*)*/gm) ?? []
  const rows = tables.flatMap(table => table.split('\n')).map(spansOf)
  const isName = (span: string) => /^[\w$…]+$/.test(span)
  return {
    names: rows.flat().filter(isName),
    subpaths: rows
      .filter(spans => !spans.some(isName))
      .flat()
      .map(span => span.replace(/^(?:…|@jeoul\/[\w-]+)?\//, './')),
  }
}

/** The code spans of a row, without its last cell. */
function spansOf(row: string): readonly string[] {
  const cells = row.split('|').slice(1, -2).join('|')
  return [...cells.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
}

/** Whether a documented name, in which `…` matches anything, is an exported one. */
export function isNamed(documented: string, name: string): boolean {
  const pattern = documented.replaceAll('$', '\\$').replaceAll('…', '[\\w$]+')
  return new RegExp(`^${pattern}$`).test(name)
}
