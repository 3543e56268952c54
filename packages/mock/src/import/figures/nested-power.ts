import type { FieldReader } from './field-reader.ts'
import type { StatedFigures } from './nested-parts.ts'

/** Most power that a graphics card draws from its slot, in watts. */
const slotPower = 75

/**
 * A graphics card. Data without any plugs are trusted only if the slot can power the card. With a 16-pin plug, the
 * 8-pin plugs are those of its adapter.
 */
export function graphicsCard(from: FieldReader): StatedFigures {
  const tdp = from.amount('tdp', 10)
  const plugs = (name: string) => from.amount(`power_connectors.${name}`) ?? 0
  const [six, eight] = [plugs('pcie_6_pin'), plugs('pcie_8_pin')]
  const sixteen = Math.max(plugs('pcie_12VHPWR'), plugs('pcie_12V_2x6'))
  const isTrusted = six + eight + sixteen > 0 || (tdp !== undefined && tdp <= slotPower)
  return {
    length: from.amount('length', 60),
    chip: from.text('chipset'),
    video_memory: from.amount('memory', 0.1),
    thickness: from.amount('total_slot_width', 0.5),
    tdp,
    ...(isTrusted && {
      pcie_6_pin: sixteen > 0 ? 0 : six,
      pcie_8_pin: sixteen > 0 ? 0 : eight,
      pcie_16_pin: sixteen,
    }),
  }
}

/**
 * A power supply. Data write 0 for unknown counts. Only 16-pin plugs are taken as absent, if the other plugs are stated
 * and the name does not mention them.
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
