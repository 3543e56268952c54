import type { BuiltChunk } from './initial-chunks.ts'

/** What a model's code calls, and how many nodes of effector's graph that makes (counted, effector 23). */
const nodesByCall = new Map([
  ['createKeyedResource', 40],
  ['createResource', 35],
  ['attach', 23],
  ['createCommand', 23],
  ['createEffect', 23],
  ['createQuery', 23],
  ['combine', 5],
  ['createStore', 4],
  ['sample', 2],
  ['createEvent', 1],
  ['on', 1],
])
const calls = new RegExp(`\\b(${[...nodesByCall.keys()].join('|')})\\(`, 'g')

/** What a factory's body makes is counted where the factory is called. */
const isFactory = /\/create-[a-z-]+\.ts$/

/** A phone at 12× slower CPU was busy with 491 nodes for 64 to 91 ms; nothing should take it more than 50. */
const maxNodes = 170

/**
 * Cuts chunks whose models make more units than a slow phone makes in one task: into parts that make about as many
 * each, in the order in which they run, so that no part stands on one after it.
 *
 * @param names the chunk of each module
 * @param survey tells the order
 * @param sourceOf a module as it was written
 * @returns the same names, those of parts followed by their number
 */
export function cutByUnits(
  names: ReadonlyMap<string, string>,
  survey: readonly BuiltChunk[],
  sourceOf: (moduleId: string) => string,
): ReadonlyMap<string, string> {
  const modules = inOrder(survey).flatMap(({ moduleIds }) =>
    moduleIds.flatMap(id => {
      const name = names.get(id)
      return name === undefined
        ? []
        : [{ id, name, nodes: isFactory.test(id) ? 0 : countNodes(sourceOf(id)) }]
    }),
  )
  const totals = new Map<string, number>()
  for (const { name, nodes } of modules) totals.set(name, (totals.get(name) ?? 0) + nodes)

  const made = new Map<string, number>()
  const cut = new Map<string, string>()
  for (const { id, name, nodes } of modules) {
    const total = totals.get(name) ?? 0
    const parts = Math.ceil(total / maxNodes)
    const before = made.get(name) ?? 0
    made.set(name, before + nodes)
    // A module belongs where its middle lies.
    const part = Math.floor(((before + nodes / 2) / (total + 1)) * parts)
    cut.set(id, part === 0 ? name : `${name}-${part + 1}`)
  }
  return cut
}

function countNodes(code: string): number {
  return [...code.matchAll(calls)].reduce((sum, [, call = '']) => sum + (nodesByCall.get(call) ?? 0), 0)
}

/** Each chunk after those it imports. */
function inOrder(survey: readonly BuiltChunk[]): readonly BuiltChunk[] {
  const ordered = new Set<BuiltChunk>()
  const open = new Set<BuiltChunk>()
  const visit = (chunk: BuiltChunk) => {
    if (open.has(chunk)) return
    open.add(chunk)
    for (const other of survey) if (chunk.imports.includes(other.fileName)) visit(other)
    ordered.add(chunk)
  }
  survey.forEach(visit)
  return [...ordered]
}
