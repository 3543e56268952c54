import { queryChosen } from '@jeoul/list'
import { createEffect, sample } from 'effector'

/** Scrolls back to the list's first products where they have been scrolled away. Both sites give the list the id `products`. */
const scrollToListFx = createEffect(() => {
  const list = document.getElementById('products')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
})

// What was chosen is seen from its beginning.
sample({ clock: queryChosen, target: scrollToListFx })
