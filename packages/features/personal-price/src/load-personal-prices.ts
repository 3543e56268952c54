import { $paymentTerms, areStated } from '@jeoul/personal-price'
import { $openPage } from '@jeoul/router'
import { combine, createEffect, sample, type Unit } from 'effector'
import { $personalPrices, type PersonalPriceViews, personalPricesChanged } from './slot.ts'

/**
 * Loads 내 결제가 for the products of lists and other pages, only for shoppers who have set their terms.
 *
 * @param clock fires once the shopper has interacted with the page
 * @param load imports the views and the sorting of rows
 */
export function loadPersonalPrices(clock: Unit<void>, load: () => Promise<PersonalPriceViews>): void {
  const loadFx = createEffect(load)
  const $areStated = $paymentTerms.map(areStated)
  const $areWanted = combine(
    $areStated,
    $personalPrices,
    loadFx.pending,
    (stated, views, isLoading) => stated && views === null && !isLoading,
  )
  // Pages work without them, so a failed load is not reported. The next page tries again.
  sample({ clock: [clock, $areStated, $openPage], filter: $areWanted, target: loadFx })
  sample({ clock: loadFx.doneData, fn: views => ({ ...views, order: null }), target: personalPricesChanged })
  sample({ clock: $areStated, filter: stated => !stated, fn: () => null, target: personalPricesChanged })
}
