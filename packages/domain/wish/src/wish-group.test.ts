import { expect, test } from 'vitest'
import { readDeviceGroups, readHostGroup } from './wish-group.ts'

const item = { itemId: '7', name: '모니터', image: null, time: 5, price: 1_000 }

test.each([
  [null, null],
  ['7', null],
  [[{ id: 'new-1', name: '찜', items: [item] }], [{ id: 'new-1', name: '찜', items: [item] }]],
  [[{ id: 1, name: '찜', items: [] }, null, {}], []],
  [
    [{ id: 'a', name: '찜', items: [{ ...item, itemId: 'x' }, 7, null] }],
    [{ id: 'a', name: '찜', items: [] }],
  ],
  [
    [{ id: 'a', name: '찜', items: [{ ...item, image: 3, price: 'x' }] }],
    [{ id: 'a', name: '찜', items: [{ ...item, price: null }] }],
  ],
  [
    [{ id: 'a', name: '찜', items: [{ ...item, time: 1e300 }] }],
    [{ id: 'a', name: '찜', items: [{ ...item, time: 0 }] }],
  ],
  [
    [
      { id: 'a', name: '하나', items: [item] },
      { id: 'b', name: '둘', items: [item] },
    ],
    [
      { id: 'a', name: '하나', items: [item] },
      { id: 'b', name: '둘', items: [] },
    ],
  ],
])('stored data: %j', (found, groups) => {
  expect(readDeviceGroups(found)).toEqual(groups)
})

const hostItem = {
  idx: '7',
  item_id: '7',
  name: '모니터',
  image: '/7.svg',
  price_state: 3 as const,
  cash: 900,
  card: null,
  created: '2026-11-01T00:00:00Z',
}

test.each(['', '언젠가', '+275760-09-13T00:00:00Z'])(
  'regression: the page of wishes failed when a host sent %j as the time of a saving',
  created => {
    const host = { gid_zzim: '1', name: '찜', gname: '찜', items: [{ ...hostItem, created, image: '' }] }
    expect(readHostGroup(host).items).toMatchObject([{ time: 0, image: null }])
  },
)

test('a price that the host does not record is unknown', () => {
  const { items } = readHostGroup({ gid_zzim: '1', name: '찜', gname: '찜', items: [hostItem] })
  expect(items).toEqual([
    {
      itemId: '7',
      name: '모니터',
      image: '/7.svg',
      time: Date.parse(hostItem.created),
      price: null,
      today: { price_state: 3, cash: 900, card: null },
    },
  ])
})
