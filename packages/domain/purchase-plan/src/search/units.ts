import type { Choice, Counter } from './counter.ts'
import type { FoundOrder } from './found-order.ts'

/** What the search gives to a mall as a whole: one part, or parts that stay together. */
export interface Unit {
  /** The groups of offers that buy it, by mall; any one of them does. */
  readonly choices: ReadonlyMap<Counter, readonly (readonly Choice[])[]>
}

/** A part by itself: at each mall one of its offers. */
export function partUnit(partId: string, counters: readonly Counter[]): Unit {
  return {
    choices: new Map(
      counters.flatMap(counter => {
        const choices = counter.choices.get(partId)
        return choices ? [[counter, choices.map(choice => [choice])] as const] : []
      }),
    ),
  }
}

/** Offers of one mall that stay together. */
export function orderUnit({ counter, choices }: Pick<FoundOrder, 'counter' | 'choices'>): Unit {
  return { choices: new Map([[counter, [choices]]]) }
}
