import type { PartFigures, PartKind } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Piece } from '../build.ts'

const kinds: readonly PartKind[] = [
  'cpu',
  'motherboard',
  'memory',
  'gpu',
  'ssd',
  'hdd',
  'case',
  'power',
  'cooler',
  'monitor',
]

const few = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)
const list = <Value>(...values: readonly Value[]) =>
  fc.uniqueArray(few(...values), { minLength: 1, maxLength: 3 })
const sockets = ['AM5', 'AM4', 'LGA 1700', 'LGA1851', 'LGA1151', 'TR4']
const sizes = ['Mini-ITX', 'M-ATX', 'ATX', 'E-ATX', 'SFX']
const length = few(0, 37, 140, 155, 322, 357.6)
const small = fc.nat({ max: 4 })

const anySlot = fc.record(
  {
    sizes: list('2230', '2280', '22110'),
    nvme: fc.boolean(),
    sata: fc.boolean(),
    shares_sata: fc.nat({ max: 2 }),
  },
  { requiredKeys: [] },
)

/** Figures of any kind of part, each of which may be missing. */
const anyFigures: fc.Arbitrary<PartFigures> = fc.record(
  {
    socket: few(...sockets),
    sockets: list(...sockets),
    generation: few('Vermeer', 'Granite Ridge', 'Raptor Lake Refresh', 'Alder Lake', 'Unheard Of'),
    chipset: few('B550', 'AMD B650', 'Intel Z790', 'Z690'),
    form_factor: few(...sizes, 'M.2 2280', 'M.2 22110', '2.5"', '3.5"', '288-pin DIMM', '260-pin SO-DIMM'),
    form_factors: list(...sizes),
    power_form_factors: list('ATX', 'SFX', 'SFX-L'),
    memory_types: list('DDR4', 'DDR5'),
    max_memory: few(64, 128, 192),
    memory_slots: small,
    modules: small,
    module_capacity: few(8, 16, 48),
    ecc: fc.boolean(),
    registered: fc.boolean(),
    tdp: few(0, 65, 75, 250, 575),
    max_power: few(88, 253),
    graphics: fc.boolean(),
    cooler_included: fc.boolean(),
    length,
    height: length,
    cooling: few('air', 'liquid'),
    radiator: few(120, 240, 280, 360, 394),
    radiator_depth: few(52, 63),
    recommended_power: few(550, 850),
    pcie_6_pin: small,
    pcie_8_pin: small,
    pcie_16_pin: fc.nat({ max: 1 }),
    eps_8_pin: fc.nat({ max: 2 }),
    eps_4_pin: fc.nat({ max: 1 }),
    sata_plugs: small,
    sata_ports: small,
    m2_slots: fc.array(anySlot, { maxLength: 3 }),
    link: few('nvme', 'sata'),
    max_gpu: length,
    max_cooler: length,
    max_power_length: length,
    radiators: fc.array(fc.record({ place: few('front', 'top', 'unknown'), length: few(240, 280, 360) }), {
      maxLength: 3,
    }),
    bays_35: small,
    bays_25: small,
    watts: few(450, 750, 1000),
  },
  { requiredKeys: [] },
)

const piecesWith = (figures: fc.Arbitrary<PartFigures>): fc.Arbitrary<readonly Piece[]> =>
  fc
    .array(fc.record({ kind: few(...kinds), figures, quantity: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 10,
    })
    .map(pieces => pieces.map((piece, at) => ({ ...piece, partId: String(at), name: `part ${at}` })))

/** A build of parts with well-formed figures. */
export const anyPieces = piecesWith(anyFigures)

const oddValue = fc.oneof(
  fc.constantFrom(null, Number.NaN, -1, 0, Number.POSITIVE_INFINITY, 1e308, 'a word', '', true),
  fc.array(fc.constantFrom(null, 1, '', 'AM5', { place: 'moon', length: '1' }), { maxLength: 3 }),
  fc.object({ maxDepth: 1 }),
)

/** The same with malformed values. */
export const anyOddPieces = piecesWith(
  fc.tuple(anyFigures, fc.dictionary(fc.constantFrom(...figureNames()), oddValue)).map(([figures, odd]) => ({
    ...figures,
    ...odd,
  })),
)

function figureNames(): readonly string[] {
  return [
    'socket',
    'sockets',
    'generation',
    'chipset',
    'form_factor',
    'form_factors',
    'power_form_factors',
    'memory_types',
    'max_memory',
    'memory_slots',
    'modules',
    'module_capacity',
    'ecc',
    'tdp',
    'length',
    'height',
    'cooling',
    'radiator',
    'radiators',
    'm2_slots',
    'link',
    'pcie_8_pin',
    'eps_8_pin',
    'sata_ports',
    'bays_35',
    'watts',
  ]
}
