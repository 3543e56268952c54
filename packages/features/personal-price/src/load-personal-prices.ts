import { $paymentTerms, areStated } from '@jeoul/personal-price'
import { $openPage } from '@jeoul/router'
import { combine, createEffect, sample, type Unit } from 'effector'
import { type PersonalPriceViews, personalPricesChanged } from './slot.ts'

/**
 * Shows 내 결제가 in lists to those who stated their terms, and to nobody else.
 *
 * @param clock the shopper is there
 * @param load imports the views, and with them the order of the rows
 */
export function loadPersonalPrices(clock: Unit<void>, load: () => Promise<PersonalPriceViews>): void {
  const loadFx = createEffect(load)
  const $areStated = $paymentTerms.map(areStated)
  const $areWanted = combine(
    $areStated,
    $openPage,
    (stated, page) => stated && (page === 'list' || page === 'search'),
  )
  // Lists are whole without them: what could not be loaded is tried again on the next one.
  sample({ clock: [clock, $areWanted], source: $areWanted, filter: areWanted => areWanted, target: loadFx })
  sample({ clock: loadFx.doneData, fn: views => ({ ...views, order: null }), target: personalPricesChanged })
  sample({ clock: $areStated, filter: stated => !stated, fn: () => null, target: personalPricesChanged })
}
