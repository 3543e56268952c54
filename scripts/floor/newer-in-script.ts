import { type ESTree, parseSync, Visitor } from 'vite'
import { newerApis, newerMembers } from './newer-apis.ts'
import { newerMarkup } from './newer-markup.ts'

const newer = new Map(
  newerApis.map(({ owner, member, missing }) => [member ? `${owner}.${member}` : owner, missing]),
)

/** Classes of the objects that scripts reach by a global name. */
const classes = new Map([
  ['caches', 'CacheStorage'],
  ['crypto', 'Crypto'],
  ['document', 'Document'],
  ['history', 'History'],
  ['indexedDB', 'IDBFactory'],
  ['location', 'Location'],
  ['localStorage', 'Storage'],
  ['navigator', 'Navigator'],
  ['performance', 'Performance'],
  ['screen', 'Screen'],
  ['sessionStorage', 'Storage'],
])

/** `Navigator.share` for `navigator.share`. */
function withClass(path: string): string {
  const [object = '', ...members] = path.split('.')
  return [classes.get(object) ?? object, ...members].join('.')
}

/**
 * What a built script uses that some browser of the floor lacks: global names, `Owner.member`, names of members that no
 * object has at the floor, events that are listened to, and the markup of compiled JSX.
 *
 * @param code a module
 * @returns by feature, as `URL.parse` or `.startViewTransition`, who lacks it: see `missingIn`
 */
export function newerInScript(code: string): ReadonlyMap<string, string> {
  const used = new Map<string, string>()
  const note = (feature: string, missing: string | undefined) => {
    if (missing) used.set(feature, missing)
  }
  const noteGlobal = (name: string) => note(name, newer.get(name) ?? newer.get(`Window.${name}`))
  /** Identifiers that name a member or a property, no variable. */
  const names = new Set<object>()

  new Visitor({
    Property: ({ key, computed }) => {
      if (!computed) names.add(key)
    },
    MethodDefinition: ({ key }) => names.add(key),
    PropertyDefinition: ({ key }) => names.add(key),
    MemberExpression: node => {
      if (node.computed) return
      names.add(node.property)
      const { name } = node.property
      const path = pathOf(node)
      const missing = path?.includes('.') && newer.get(withClass(path))
      if (path && missing) note(path, missing)
      else if (path === name) noteGlobal(name)
      // A single word is as likely a name of ours.
      else if (/[a-z][A-Z]/.test(name)) note(`.${name}`, newerMembers.get(name))
    },
    Identifier: node => {
      if (!names.has(node)) noteGlobal(node.name)
    },
    CallExpression: ({ callee, arguments: [first, second] }) => {
      const text = first && textOf(first)
      if (!text) return
      if (nameOf(callee) === 'addEventListener') note(`the event ${text}`, newerMembers.get(`${text}_event`))
      if (second?.type !== 'ObjectExpression') return
      for (const [feature, missing] of newerMarkup(text, attributesOf(second))) note(feature, missing)
    },
  }).visit(parseSync('script.js', code).program)
  return used
}

const globals = ['globalThis', 'self', 'window']

/** `URL.parse` for that expression and for `window.URL.parse`; null for members of anything else. */
function pathOf(node: ESTree.Expression): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null
  const owner = pathOf(node.object)
  if (owner === null) return null
  return globals.includes(owner) ? node.property.name : `${owner}.${node.property.name}`
}

/** The last name of `a.b`. */
function nameOf(node: ESTree.Expression): string | null {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed ? node.property.name : null
}

/** The text of a string; built scripts write many as templates. */
function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null
  return null
}

function attributesOf({
  properties,
}: ESTree.ObjectExpression): readonly (readonly [string, string | null])[] {
  return properties.flatMap(property =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
      ? [[property.key.name, textOf(property.value)] as const]
      : [],
  )
}
