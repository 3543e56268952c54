import { describe, expect, test } from 'vitest'
import { checkBuild } from './check-build.ts'
import { fixesOf } from './fixes-of.ts'
import { pieceOf } from './testing/known-pieces.ts'
import { pricedParts } from './testing/priced-parts.ts'

const partsByKind = pricedParts({
  'ASUS ROG Astral RTX 5090': 5_690_000,
  'MSI RTX 5080 GAMING TRIO OC': 2_190_000,
  'GIGABYTE RTX 5070 WINDFORCE SFF': 889_000,
  'ASUS DUAL RTX 5060 Ti 16GB': 729_000,
  'Fractal Design Terra': 259_000,
  'Cooler Master NR200': 119_000,
  'Corsair 4000D Airflow': 139_000,
  'Lian Li LANCOOL 216': 149_000,
  'ASUS PRIME AP201': null,
  'Ryzen 5 7500F': 193_000,
  'Ryzen 5 5600': 119_000,
  'Core i7-8700K': 99_000,
  'Core i9-11900K': 199_000,
  'Ryzen 7 7800X3D': 489_000,
  'Thermalright AXP90-X47': 49_000,
  'Samsung DDR4-3200 16GB': 79_000,
})

function fixed(build: readonly string[], rule: string) {
  const pieces = build.map(pieceOf)
  const finding = checkBuild(pieces).find(found => found.rule === rule && found.outcome !== 'pass')
  if (finding === undefined) throw new RangeError(`${rule} is passed`)
  return fixesOf(pieces, finding, partsByKind).map(({ replaces, part, difference }) => [
    replaces,
    part.name,
    difference,
  ])
}

describe('the cheapest single change of each kind', () => {
  test('is the least difference either way', () => {
    expect(fixed(['ASUS ROG Astral RTX 5090', 'Fractal Design Terra'], 'gpu-length')).toEqual([
      ['Fractal Design Terra', 'Lian Li LANCOOL 216', -110_000],
      ['ASUS ROG Astral RTX 5090', 'GIGABYTE RTX 5070 WINDFORCE SFF', -4_801_000],
    ])
  })

  test('makes no other problem', () => {
    const build = ['ASUS ROG Astral RTX 5090', 'Fractal Design Terra', 'ASUS TUF GAMING B850-PLUS WIFI']
    expect(fixed(build, 'board-form')).toEqual([['Fractal Design Terra', 'Lian Li LANCOOL 216', -110_000]])
  })

  test('of two problems with a part, fixes both where one change does', () => {
    const build = ['Ryzen 5 7500F', 'MSI MAG B550 TOMAHAWK', 'Samsung DDR4-3200 16GB']
    const near = [['Ryzen 5 7500F', 'Ryzen 5 5600', -74_000]]
    expect(fixed(build, 'socket')).toEqual(near)
    expect(fixed(build, 'memory-type')).toEqual(near)
    // It comes without a cooler, as what is there does: that may be chosen later.
    expect(fixed(['Ryzen 7 7800X3D', 'MSI Z370-A PRO', 'Samsung DDR4-3200 16GB'], 'memory-type')).toEqual([
      ['Ryzen 7 7800X3D', 'Core i7-8700K', -390_000],
    ])
  })

  test('adds what is missing', () => {
    const build = ['Ryzen 5 7500F', 'MSI MAG B650M Mortar WiFi']
    const card = [null, 'ASUS DUAL RTX 5060 Ti 16GB', 729_000]
    // The processor with graphics comes without a cooler.
    expect(fixed(build, 'picture')).toEqual([card])
    expect(fixed([...build, 'Noctua NH-L9a-AM5'], 'picture')).toEqual([
      ['Ryzen 5 7500F', 'Ryzen 7 7800X3D', 296_000],
      card,
    ])
  })

  test('may be fewer of the same', () => {
    expect(fixed(['ASUS PRIME Z690-P D4', '5 × Samsung DDR4-3200 16GB'], 'memory-slots')).toEqual([
      ['Samsung DDR4-3200 16GB', 'Samsung DDR4-3200 16GB', -79_000],
    ])
  })

  test('is none where no part that is sold would do', () => {
    expect(fixed(['MSI MAG B650M Mortar WiFi', '3 × Samsung 990 PRO'], 'm2')).toEqual([])
  })
})
