import type { PartFigures, PartKind } from '@jeoul/api/types'

/** A part as compatibility sees it. */
export interface Piece {
  readonly kind: PartKind
  readonly figures: PartFigures
}

/** Whether a part is compatible with another, as far as their figures are known. */
type Rule = readonly [PartKind, PartKind, (one: PartFigures, other: PartFigures) => boolean]

const rules: readonly Rule[] = [
  ['cpu', 'motherboard', (cpu, board) => isSame(cpu.socket, board.socket)],
  ['cpu', 'motherboard', (cpu, board) => share(cpu.memory_types, board.memory_types)],
  ['memory', 'motherboard', (kit, board) => share(kit.memory_types, board.memory_types)],
  ['memory', 'motherboard', (kit, board) => isAtMost(kit.modules, board.memory_slots)],
  ['memory', 'motherboard', (kit, board) => isAtMost(capacityOf(kit), board.max_memory)],
  ['memory', 'cpu', (kit, cpu) => isAtMost(capacityOf(kit), cpu.max_memory)],
  ['motherboard', 'case', (board, housing) => isIn(board.form_factor, housing.form_factors)],
  ['gpu', 'case', (card, housing) => isAtMost(card.length, housing.max_gpu)],
  ['gpu', 'power', (card, supply) => isAtMost(card.recommended_power, supply.watts)],
  ['gpu', 'power', (card, supply) => isAtMost(card.pcie_8_pin, supply.pcie_8_pin)],
  ['gpu', 'power', (card, supply) => isAtMost(card.pcie_16_pin, supply.pcie_16_pin)],
  ['motherboard', 'power', (board, supply) => isAtMost(board.eps_8_pin, supply.eps_8_pin)],
  ['power', 'case', (supply, housing) => isIn(supply.form_factor, housing.power_form_factors)],
  ['power', 'case', (supply, housing) => isAtMost(supply.length, housing.max_power_length)],
  ['cooler', 'cpu', ({ sockets }, { socket }) => isIn(socket, sockets)],
  ['cooler', 'case', (cooler, housing) => isAtMost(cooler.height, housing.max_cooler)],
  ['cooler', 'case', ({ radiator }, { radiators }) => isAtMost(radiator, longest(radiators))],
]

/** Whether two parts are compatible, as far as their figures say. */
export function fitTogether(a: Piece, b: Piece): boolean {
  return rules.every(([one, other, fits]) => {
    if (a.kind === one && b.kind === other) return fits(a.figures, b.figures)
    return a.kind !== other || b.kind !== one || fits(b.figures, a.figures)
  })
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other
}

function isIn(one: string | undefined, list: readonly string[] | undefined): boolean {
  return one === undefined || list === undefined || list.includes(one)
}

function share(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return one === undefined || other === undefined || one.some(each => other.includes(each))
}

function isAtMost(one: number | undefined, limit: number | undefined): boolean {
  return one === undefined || limit === undefined || one <= limit
}

function capacityOf({ modules, module_capacity }: PartFigures): number | undefined {
  return modules === undefined || module_capacity === undefined ? undefined : modules * module_capacity
}

function longest(places: PartFigures['radiators']): number | undefined {
  return places && Math.max(0, ...places.map(({ length }) => length))
}
