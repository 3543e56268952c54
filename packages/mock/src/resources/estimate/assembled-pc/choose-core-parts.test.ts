import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../../catalogue/generate-catalogue.ts'
import { createCatalogueIndex } from '../../../index/catalogue-index.ts'
import { createState } from '../../../state/state.ts'
import { candidatesOf } from './candidates.ts'
import { chooseCoreParts } from './choose-core-parts.ts'
import { fitTogether } from './fit-together.ts'
import type { Slot } from './slots.ts'

const source = {
  index: createCatalogueIndex(generateCatalogue({ items: 6000, seed: 5 })),
  baseUrls: { main: 'http://main.test', second: 'http://second.test' },
}
const state = createState(source)
const mock = { ...source, state, added: state.added }
const candidates = (slot: Slot) => candidatesOf(mock, slot.cateId, 1)

function chooseBySlot(wanted: Readonly<Record<string, string>>, pick = 0) {
  return chooseCoreParts({ candidates, wanted: ({ key }) => wanted[key], pick, price: 1_000_000 })
}

function choose(wanted: Readonly<Record<string, string>>) {
  const chosen = chooseBySlot(wanted)
  return new Map([...chosen].map(([{ key }, candidate]) => [key, candidate]))
}

describe('chooseCoreParts', () => {
  test.each([0, 1, 2, 3])('picks parts that are compatible with each other: %i', pick => {
    const parts = [...chooseBySlot({}, pick)].map(([{ kind }, { figures }]) => ({ kind, figures }))
    expect(parts.length).toBeGreaterThanOrEqual(7)
    for (const a of parts) for (const b of parts) if (a !== b) expect(fitTogether(a, b)).toBe(true)
  })

  test('takes the required parts, and compatible others', () => {
    const chosen = choose({ cpu: '라이젠5 5600', memory: '32GB', ssd: '1TB' })
    expect(chosen.get('cpu')?.option.name).toContain('5600 ')
    expect(chosen.get('memory')?.option.name).toMatch(/DDR4.*32GB/)
    expect(chosen.get('ssd')?.option.name).toContain('1TB')
    expect(chosen.get('board')?.figures.socket).toBe('AM4')
  })

  test('omits the graphics card if none is required and the processor has graphics', () => {
    expect(choose({ cpu: '라이젠7 9800X3D', gpu: '내장그래픽' }).has('gpu')).toBe(false)
    expect(choose({ cpu: '라이젠5 5600', gpu: '내장그래픽' }).has('gpu')).toBe(true)
  })

  test('invents a part if no part fits', () => {
    expect(choose({ memory: '7GB' }).get('memory')?.option).toEqual({
      type: 1,
      name: '메모리 7GB',
      price_state: 3,
      cash: 90_000,
      card: 90_000,
    })
  })

  test.each(['400W', '500W', '600W'])(
    'takes a stronger power supply for one of %s, which nobody sells',
    power => {
      const chosen = choose({ power }).get('power')
      expect(chosen?.option.item_id).toBeDefined()
      expect(chosen?.figures.watts).toBeGreaterThanOrEqual(600)
    },
  )

  test('adds a cooler only if the processor comes without one', () => {
    expect(choose({ cpu: '라이젠5 5600' }).has('cooler')).toBe(false)
    expect(choose({ cpu: '라이젠7 9800X3D' }).has('cooler')).toBe(true)
  })
})
