import type { Part } from '../../../catalogue/parts/part.ts'

/** Whether two parts are compatible, as far as their figures tell. */
export function fitTogether(a: Part, b: Part): boolean {
  return takes(a, b) && takes(b, a)
}

function takes(holder: Part, part: Part): boolean {
  switch (holder.kind) {
    case 'motherboard':
      return boardTakes(holder.facts, part)
    case 'case':
      return caseTakes(holder.facts, part)
    case 'power':
      return part.kind !== 'gpu' || holder.facts.watts >= part.facts.recommendedPower
    case 'air-cooler':
    case 'liquid-cooler':
      return part.kind !== 'cpu' || holder.facts.sockets.includes(part.facts.socket)
    default:
      return true
  }
}

type FactsOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>['facts']

function boardTakes(board: FactsOf<'motherboard'>, part: Part): boolean {
  if (part.kind === 'cpu') {
    return board.socket === part.facts.socket && part.facts.memory.includes(board.memory)
  }
  if (part.kind !== 'memory') return true
  return board.memory === part.facts.memory && board.memorySlots >= part.facts.modules
}

function caseTakes(housing: FactsOf<'case'>, part: Part): boolean {
  switch (part.kind) {
    case 'motherboard':
      return housing.boards.includes(part.facts.size)
    case 'gpu':
      return housing.maxGpu >= part.facts.length
    case 'power':
      return housing.power === part.facts.form
    case 'air-cooler':
      return housing.maxCooler >= part.facts.height
    case 'liquid-cooler':
      return housing.maxRadiator >= part.facts.radiator
    default:
      return true
  }
}
