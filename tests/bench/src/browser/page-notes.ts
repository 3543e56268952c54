import type { PageResult } from './interleave.ts'
import type { PageLoad } from './load-page.ts'

/** Says which elements were measured, what was loaded, and what went wrong. */
export function pageNotes(results: readonly PageResult[]): readonly string[] {
  const [page, noScript] = results
  const pages = [...new Map(results.map(result => [result.name, result])).values()]
  return [
    ...pages.map(({ name, loads }) => `${name}: ${elementsOf(loads.at(-1))}`),
    ...(page && noScript ? [sameElement(page, noScript)] : []),
    ...pages.map(({ name, loads }) => `${name}: ${loads.at(-1)?.scripts.length ?? 0} scripts asked for`),
    ...results.filter(({ name, cpu }) => name === 'bare page' && cpu === 12).flatMap(earlyScripts),
    ...pages.flatMap(({ name, loads }) => complaintsOf(loads).map(text => `${name} complained: ${text}`)),
  ]
}

function elementsOf(load: PageLoad | undefined): string {
  const lcp = load?.record.lcp?.element ?? 'nothing'
  const worst = load?.record.shifts.toSorted((a, b) => b.value - a.value)[0]
  if (!worst) return `LCP is <${lcp}>, nothing shifted`
  const relation = worst.element === lcp ? 'the same' : `<${worst.element}>`
  return `LCP is <${lcp}>, the largest shift began with ${relation}`
}

function sameElement(page: PageResult, noScript: PageResult): string {
  const elements = new Set([...page.loads, ...noScript.loads].map(({ record }) => record.lcp?.element))
  const isSame = elements.size === 1
  return isSame
    ? 'LCP is the same element with and without scripts, in every run'
    : 'LCP is not the same element in every run with and without scripts: compare it with care'
}

/** On a busy machine a page may be painted so late that its script has run already. */
function earlyScripts({ name, metrics }: PageResult): readonly string[] {
  const early = metrics.filter(({ tbt }) => tbt === 0).length
  return early === 0
    ? []
    : [
        `${name}: nothing blocked after the first paint in ${early} of ${metrics.length} runs at 12×, so the ratio tells little`,
      ]
}

function complaintsOf(loads: readonly PageLoad[]): readonly string[] {
  return [...new Set(loads.flatMap(({ complaints }) => complaints))].map(text => text.slice(0, 160))
}
