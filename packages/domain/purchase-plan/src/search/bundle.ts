import type { FoundOrder } from './found-order.ts'
import type { Choice, Mall } from './mall.ts'

/** What the search gives to a mall as a whole: one part, or parts that stay together. */
export interface Bundle {
  /** The groups of offers that buy it, by mall; any one of them does. */
  readonly choices: ReadonlyMap<Mall, readonly (readonly Choice[])[]>
}

/** A part by itself: at each mall one of its offers. */
export function partBundle(partId: string, malls: readonly Mall[]): Bundle {
  return {
    choices: new Map(
      malls.flatMap(mall => {
        const choices = mall.choices.get(partId)
        return choices ? [[mall, choices.map(choice => [choice])] as const] : []
      }),
    ),
  }
}

/** Offers of one mall that stay together. */
export function orderBundle({ mall, choices }: Pick<FoundOrder, 'mall' | 'choices'>): Bundle {
  return { choices: new Map([[mall, [choices]]]) }
}
