import type { ShopEvent } from '@jeoul/api/types'
import { flag } from '../../catalogue/catalogue.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { leavesBelow } from '../category/leaves-below.ts'
import { pictureUrl } from '../item/build-item.ts'
import { eventTitle } from './event-title.ts'

/** One event for every leaf that has event items, with the picture of the first. */
export function buildEvents(mock: MockContext, run: CategoryRun): readonly ShopEvent[] {
  return leavesBelow(mock.index, run).flatMap(({ node: { cateId, name }, leaf }) => {
    const row = leaf.items.flags.findIndex(flags => (flags & flag.event) !== 0)
    if (row < 0) return []
    const image = pictureUrl(mock, { leaf, row })
    return [{ id: cateId, title: eventTitle(name), image, href: `/list/${cateId}?event=${cateId}` }]
  })
}
