import { $openProduct, configurationChosen, writeConfiguration } from '@jeoul/product'
import { $place, hrefs, navigate } from '@jeoul/router'
import { sample } from 'effector'

sample({
  clock: configurationChosen,
  source: { open: $openProduct, place: $place },
  fn: ({ open, place }, configuration) => ({
    href: hrefs.item(open?.itemId ?? '', writeConfiguration(place.search, configuration)),
    replace: true,
  }),
  target: navigate,
})
