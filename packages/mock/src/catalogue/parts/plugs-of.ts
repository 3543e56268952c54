import type { PartFigures } from '@jeoul/api/types'

type Plugs = Pick<PartFigures, 'pcie_6_pin' | 'pcie_8_pin' | 'pcie_16_pin'>

/** Reads '16핀 x1', '8핀 x2 + 6핀 x1' or '없음' of a graphics card; empty where the text says something else. */
export function plugsOf(power: string): Plugs {
  const plugs = { pcie_6_pin: 0, pcie_8_pin: 0, pcie_16_pin: 0 }
  if (power === '없음') return plugs
  for (const group of power.split(' + ')) {
    const [, pins, count] = /^(6|8|16)핀 x(\d)$/.exec(group) ?? []
    if (pins === undefined) return {}
    const key = pins === '6' ? 'pcie_6_pin' : pins === '8' ? 'pcie_8_pin' : 'pcie_16_pin'
    plugs[key] += Number(count)
  }
  return plugs
}
