import compat from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import postcss from 'postcss'
import { missingIn, partsOf } from './missing-in.ts'

interface NewerPart {
  readonly feature: string
  readonly missing: string
  readonly node: postcss.ChildNode
}

const { css } = compat

/** Everything below an entry of the data, by name. */
const allBelow = (entry?: Identifier): readonly (readonly [string, Identifier])[] =>
  partsOf(entry).flatMap(([name, part]) => [[name, part] as const, ...allBelow(part)])

const types = new Map(allBelow(css.types))

const unquoted = (text: string) => text.replaceAll(/(["']).*?\1/g, '')

/** Keywords and names of functions, in a value or in the condition of an at-rule. */
const words = (text: string) => unquoted(text).match(/(?<![\w-])-?[a-z][\w-]*/gi) ?? []

function newerParts(root: postcss.Root): readonly NewerPart[] {
  const parts: NewerPart[] = []
  const note = (node: postcss.ChildNode, feature: string, entry: Identifier | undefined) => {
    const missing = entry ? missingIn(entry) : null
    if (missing) parts.push({ feature, missing, node })
    return missing !== null
  }
  root.walkAtRules(node => {
    const rule = css['at-rules']?.[node.name]
    note(node, `@${node.name}`, rule)
    for (const word of words(node.params)) note(node, `@${node.name} (${word})`, rule?.[word])
  })
  root.walkRules(node => {
    for (const [pseudo, name = ''] of node.selector.matchAll(/::?([\w-]+)/g)) {
      note(node, pseudo, css.selectors?.[name])
    }
  })
  root.walkDecls(node => {
    const { prop, value, parent } = node
    const rule = parent instanceof postcss.AtRule ? parent.name : ''
    const descriptor = css['at-rules']?.[rule]?.[prop]
    if (descriptor) {
      note(node, `${prop} in @${rule}`, descriptor)
      return
    }
    // A prefixed twin is the fallback.
    if (parent?.some(twin => twin.type === 'decl' && twin.prop === `-webkit-${prop}`)) return
    const property = css.properties?.[prop]
    if (note(node, prop, property)) return
    for (const word of words(value)) note(node, `${prop}: ${word}`, property?.[word])
    for (const [, name = ''] of unquoted(value).matchAll(/([\w-]+)\(/g))
      note(node, `${name}()`, types.get(name))
  })
  return parts
}

/**
 * What a style sheet uses that some browser of the floor lacks: at-rules with their features and descriptors,
 * properties, their keywords, functions, pseudo-classes and pseudo-elements.
 *
 * @returns by feature, as `text-wrap: pretty` or `:open`, who lacks it: see `missingIn`
 */
export function newerInStyle(sheet: string): ReadonlyMap<string, string> {
  return new Map(newerParts(postcss.parse(sheet)).map(({ feature, missing }) => [feature, missing]))
}

/** The style sheet as a browser reads it that lacks everything `newerInStyle` finds. */
export function withoutNewer(sheet: string): string {
  const root = postcss.parse(sheet)
  for (const { node } of newerParts(root)) node.remove()
  return root.toString()
}
