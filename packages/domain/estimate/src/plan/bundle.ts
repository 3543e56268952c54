import type { FoundOrder } from './found-order.ts'
import type { Choice, Mall } from './mall.ts'

/** The unit that the search assigns to a mall: one part, or parts that stay together. */
export interface Bundle {
  /** By mall, the alternative groups of offers that contain the whole bundle. */
  readonly choices: ReadonlyMap<Mall, readonly (readonly Choice[])[]>
}

/** A single part: at each mall one of its offers. */
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
