import type { FieldReader } from './field-reader.ts'
import type { StatedFigures } from './nested-parts.ts'

/** Most power that a graphics card draws from its slot, in watts. */
const slotPower = 75

/**
 * A graphics card. No plugs at all are believed only of one that the slot can feed. With a plug of 16 pins, those of 8 are
 * what its adapter asks for.
 */
export function graphicsCard(from: FieldReader): StatedFigures {
  const tdp = from.amount('tdp', 10)
  const plugs = (name: string) => from.amount(`power_connectors.${name}`) ?? 0
  const [six, eight] = [plugs('pcie_6_pin'), plugs('pcie_8_pin')]
  const sixteen = Math.max(plugs('pcie_12VHPWR'), plugs('pcie_12V_2x6'))
  const isTold = six + eight + sixteen > 0 || (tdp !== undefined && tdp <= slotPower)
  return {
    length: from.amount('length', 60),
    chip: from.text('chipset'),
    video_memory: from.amount('memory', 0.1),
    thickness: from.amount('total_slot_width', 0.5),
    tdp,
    ...(isTold && {
      pcie_6_pin: sixteen > 0 ? 0 : six,
      pcie_8_pin: sixteen > 0 ? 0 : eight,
      pcie_16_pin: sixteen,
    }),
  }
}

/**
 * A power supply. A count of 0 is what data say that don't know; only plugs of 16 pins are believed to be absent where the
 * other ones are stated, and the name does not speak of them.
 */
export function powerSupply(from: FieldReader): StatedFigures {
  const name = from.text('metadata.name') ?? ''
  const eps = from.amount('connectors.eps_8_pin')
  const eight = from.amount('connectors.pcie_6_plus_2_pin')
  const has16 = eps === undefined || eight === undefined || /ATX ?3|PCIe ?5|12V/i.test(name)
  return {
    form_factor: /\bSFX-?L\b/i.test(name) ? 'SFX-L' : from.text('form_factor')?.replace(/\/EPS$/, ''),
    watts: from.amount('wattage', 50),
    length: from.amount('length', 50),
    eps_8_pin: eps,
    pcie_8_pin: eight,
    pcie_16_pin: from.amount('connectors.pcie_12vhpwr') ?? (has16 ? undefined : 0),
    sata_plugs: from.amount('connectors.sata'),
  }
}
