import { type Fault, inAnswer, type Seed } from './fault.ts'
import { figureMistakes } from './mistakes/figure-mistakes.ts'
import { itemMistakes } from './mistakes/item-mistakes.ts'
import { listMistakes } from './mistakes/list-mistakes.ts'
import { transportMistakes } from './mistakes/transport-mistakes.ts'
import { writeMistakes } from './mistakes/write-mistakes.ts'

/** Mistakes for which the runner got a check of its own. */
export const mistakeFaults: readonly Fault[] = [
  {
    ...named(listMistakes, 'makers that are gone once one is chosen'),
    breaks: 'own-facet-counts',
    only: ['getItems'],
    caught: /^getItems body\.makers\S*: /,
  },
  {
    ...named(listMistakes, 'a keyword that is looked for in names alone'),
    breaks: 'found-words',
    only: ['getItems'],
    caught: /^getItems body\.result\.items: is without '.+' for '/,
  },
  {
    ...named(figureMistakes, 'drops of what has risen'),
    breaks: 'price-drops',
    only: ['getPriceDrops'],
    caught: /^getPriceDrops body\.result\.0\.change\.month_low: is 1, and it has risen/,
  },
  {
    ...named(itemMistakes, 'rows that all can be opened'),
    breaks: 'expandable-rows',
    only: ['getItems'],
    caught: /^getItems body\.result\.items\.\d+\.moreView: is true instead of false/,
  },
  {
    ...named(figureMistakes, 'price changes of what is always for sale'),
    breaks: 'changes-and-lists',
    only: ['getPriceChanges'],
    caught: /^getPriceChanges body\.result\.\d+\.price_state: is 3 instead of /,
  },
  {
    ...named(writeMistakes, 'wishes with the oldest first'),
    breaks: 'wish-orders',
    only: ['getWishGroups'],
    caught: /^getWishGroups body\.result\.0\.items\.\*\.item_id/,
  },
  {
    ...named(writeMistakes, 'groups with the newest first'),
    breaks: 'wish-groups-of-hosts',
    only: ['getZzimGroups'],
    caught: /^getZzimGroups body\.result\.0\.gid_zzim: /,
  },
  {
    name: 'wishes with the oldest first, and their times with them',
    breaks: 'wish-items-newest-first',
    only: ['getWishGroups'],
    caught: /^getWishGroups body\.result\.0\.items\.1\.created: is later/,
    around: inAnswer('getWishGroups', ({ result, ...rest }) => ({
      ...rest,
      result: result.map(group => ({ ...group, items: group.items.toReversed() })),
    })),
  },
  {
    ...named(transportMistakes, 'preflights that forbid to put'),
    breaks: 'preflights',
    only: ['renameWishGroup'],
    caught: /^renameWishGroup header\.Access-Control-Allow-Methods: is 'GET,POST,DELETE', without PUT/,
  },
]

function named(all: readonly Seed[], name: string): Seed {
  const found = all.find(seed => seed.name === name)
  if (!found) throw new Error(`there is no '${name}'`)
  return found
}
