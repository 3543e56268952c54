import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import type { Ask } from '../exchanges/create-ask.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { Values } from '../exchanges/planned-request.ts'
import type { KnownCategory } from '../known/known.ts'
import { type Choice, listValues } from './list-questions.ts'
import { type WholeList, wholeList } from './whole-list.ts'

/**
 * "Several values of one facet mean OR, several facets mean AND". Makers and malls mean OR as well ("at least one of
 * them must have an offer"), traits AND ("items must have all of them"). Source: the contract.
 */
export function listChoices(context: Context): readonly Check[] {
  const { categories } = context.known
  return [
    ...(categories.some(hasFacets) ? [specsMeanOrAnd(context)] : []),
    ...(categories.length > 0 ? [makersMallsAndTraits(context)] : []),
  ]
}

function specsMeanOrAnd({ ask, known }: Context): Check {
  const categories = known.categories.filter(hasFacets)
  return lawCheck({
    id: 'facet-choices',
    name: 'values of one facet are combined with OR, facets with AND',
    operations: ['getItems'],
    share: 0.5,
    value: fc.record({ category: fc.constantFrom(...categories), pick: fc.nat(), next: fc.nat() }),
    async holds({ category, pick, next }) {
      const spec = (choice: Choice) => ({ spec: choice })
      const facet = category.facets[pick % category.facets.length]
      const values = facet?.values.filter(({ count }) => count > 0).map(({ key }) => key) ?? []
      const one = values[next % values.length]
      const two = values[(next + 1) % values.length]
      if (!facet || one === undefined || two === undefined) return
      const first = spec({ [facet.key]: [one] })
      if (one !== two) {
        const second = spec({ [facet.key]: [two] })
        holdEither(await listEachAndBoth(ask, category, first, second, spec({ [facet.key]: [one, two] })))
      }
      const other = category.facets[(pick + 1) % category.facets.length]
      const value = other?.values[next % other.values.length]?.key
      if (!other || other === facet || value === undefined) return
      const third = spec({ [other.key]: [value] })
      holdBoth(await listEachAndBoth(ask, category, first, third, spec({ ...first.spec, ...third.spec })))
    },
  })
}

function makersMallsAndTraits({ ask, known }: Context): Check {
  return lawCheck({
    id: 'other-choices',
    name: 'makers and malls are combined with OR, traits with AND',
    operations: ['getItems'],
    share: 0.4,
    value: fc.record({ category: fc.constantFrom(...known.categories), pick: fc.nat() }),
    async holds({ category, pick }) {
      const list = await ask.ok('getItems', { values: listValues(category, {}, { limit: 1 }) })
      const { malls = [], trait_counts = {} } = list.body.result
      const listTwo = (name: string, ids: readonly string[]) => {
        const one = ids[pick % ids.length]
        const two = ids[(pick + 1) % ids.length]
        return listEachAndBoth(ask, category, { [name]: [one] }, { [name]: [two] }, { [name]: [one, two] })
      }
      const makerIds = category.makers.map(({ id }) => id)
      const mallIds = malls.map(({ id }) => id)
      const traits = Object.keys(trait_counts)
      if (makerIds.length > 1) holdEither(await listTwo('maker', makerIds))
      if (mallIds.length > 1) holdEither(await listTwo('mall', mallIds))
      if (traits.length > 1) holdBoth(await listTwo('trait', traits))
    },
  })
}

const hasFacets = ({ facets }: KnownCategory) => facets.length > 0

async function listEachAndBoth(
  ask: Ask,
  category: KnownCategory,
  ...choices: readonly [one: Values, other: Values, both: Values]
): Promise<OneOtherBoth> {
  const list = (choice: Values) => wholeList(ask, listValues(category, {}, choice))
  const [one, other, both] = choices
  return [await list(one), await list(other), await list(both)]
}

type OneOtherBoth = readonly [WholeList, WholeList, WholeList]

function holdEither([one, other, both]: OneOtherBoth): void {
  const exchanges = [one.exchange, other.exchange, both.exchange]
  const isPossible = both.total >= Math.max(one.total, other.total) && both.total <= one.total + other.total
  hold(isPossible, 'body.result.total', `is ${both.total} for ${one.total} or ${other.total}`, ...exchanges)
  if (!one.ids || !other.ids || !both.ids) return
  const wanted = [...new Set([...one.ids, ...other.ids])]
  holdSame('body.result.items', both.ids.toSorted(), wanted.toSorted(), ...exchanges)
}

function holdBoth([one, other, both]: OneOtherBoth): void {
  const exchanges = [one.exchange, other.exchange, both.exchange]
  const isPossible = both.total <= Math.min(one.total, other.total)
  hold(isPossible, 'body.result.total', `is ${both.total} for ${one.total} and ${other.total}`, ...exchanges)
  if (!one.ids || !other.ids || !both.ids) return
  const wanted = one.ids.filter(id => other.ids?.includes(id))
  holdSame('body.result.items', both.ids.toSorted(), wanted.toSorted(), ...exchanges)
}
