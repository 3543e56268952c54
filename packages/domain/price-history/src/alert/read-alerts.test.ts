import { describe, expect, test } from 'vitest'
import { maxAlerts, newAlert, type PriceAlert } from './price-alert.ts'
import { alertDraft, readAlerts, readHostAlerts } from './read-alerts.ts'

const item = { itemId: '7', name: '모니터', image: '/a.svg' }
const alerts: readonly PriceAlert[] = [
  {
    ...newAlert(item, { target: 85_000, isPersonal: true }, '2026-11-01'),
    fired: { day: '2026-11-03', price: 84_000 },
    isRead: true,
  },
  newAlert({ ...item, itemId: '8' }, { target: null, isPersonal: false }, '2026-11-02'),
]

test('reads back the alerts of device and host', () => {
  expect(readAlerts(JSON.parse(JSON.stringify(alerts)))).toEqual(alerts)
  const result = alerts.map(alert => ({
    item_id: alert.itemId,
    name: alert.name,
    image: '/a.svg',
    ...alertDraft(alert),
  }))
  expect(readHostAlerts({ success: true, message: 'success', result })).toEqual(alerts)
})

test('rejects a response without success', () => {
  expect(readHostAlerts({ success: false, message: 'no', result: [] })).toBeNull()
})

describe('drops invalid alerts', () => {
  const good = alerts[1]
  test.each<[string, unknown]>([
    ['a text', 'x'],
    ['no item', { ...good, itemId: 'x' }],
    ['no day', { ...good, since: '2026-13-45' }],
    ['no target', { ...good, target: undefined }],
    ['a target of nothing', { ...good, target: 0 }],
    ['the same item again', alerts[0]],
  ])('%s', (_, found) => {
    expect(readAlerts([alerts[0], found])).toEqual([alerts[0]])
  })

  test('an alert of before there were personal ones is on the price for anyone', () => {
    const { isPersonal: _, ...old } = alerts[0] ?? {}
    expect(readAlerts([old])).toEqual([{ ...alerts[0], isPersonal: false }])
  })

  test('rejects anything but a list', () => {
    expect(readAlerts({})).toBeNull()
    expect(readAlerts([{ ...good, fired: { day: 'soon', price: 1 }, image: 3 }])).toEqual([
      { ...good, image: null },
    ])
  })

  test('rejects too many alerts', () => {
    const many = Array.from({ length: maxAlerts + 5 }, (_, id) => ({ ...good, itemId: String(id) }))
    expect(readAlerts(many)).toHaveLength(maxAlerts)
  })
})
