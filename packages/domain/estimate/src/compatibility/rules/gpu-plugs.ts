import { piecesOf } from '../build.ts'
import { type Figure, labelled, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { gpuPowerOf } from './draws.ts'
import { type Plugs, plugsOfGpu, plugsOfPower } from './plugs.ts'

interface Counts {
  readonly six: number
  readonly eight: number
  readonly sixteen: number
}

/**
 * The power supply has the plugs that all graphics cards need. An 8-pin plug (6+2) also serves as a 6-pin one; an
 * adapter combines several 8-pin plugs into a 16-pin one. A number that it does not state may be zero or enough
 * (assumed).
 */
export const gpuPlugs: Rule = {
  id: 'gpu-plugs',
  reads: {
    gpu: ['pcie_6_pin', 'pcie_8_pin', 'pcie_16_pin', 'tdp'],
    power: ['pcie_6_pin', 'pcie_8_pin', 'pcie_16_pin'],
  },
  check: build => {
    const gpus = piecesOf(build, 'gpu').map(plugsOfGpu)
    if (gpus.length === 0) return []
    return piecesOf(build, 'power').map(power => {
      const has = plugsOfPower(power)
      const figures = [...gpus, has]
      const needs = sumOfPlugs(gpus)
      if (needs !== null && needs.six + needs.eight + needs.sixteen === 0) {
        return verdict('pass', '그래픽카드 보조전원 없음', gpus)
      }
      if (needs === null || has.value === null) return unknown(...figures)
      const pair = `${gpus.map(labelled).join(', ')} / ${labelled(has)}`
      const [atLeast, atMost] = [counted(has.value, 0), counted(has.value, Number.MAX_SAFE_INTEGER)]
      if (serves(atLeast, needs)) return verdict('pass', pair, figures)
      if (!adapts(atMost, needs, gpus)) return verdict('problem', `${pair}: 단자가 모자라요`, figures)
      return adapts(atLeast, needs, gpus) && !serves(atMost, needs)
        ? verdict('conditional', `${pair}: 16핀에 변환 케이블이 필요해요`, figures)
        : verdict('unknown', `${pair}: 파워의 PCIe 단자 수를 다 알 수 없어요`, figures)
    })
  },
}

function counted({ six, eight, sixteen }: Plugs, unstated: number): Counts {
  return { six: six ?? unstated, eight: eight ?? unstated, sixteen: sixteen ?? unstated }
}

function sumOfPlugs(gpus: readonly Figure<Plugs>[]): Counts | null {
  let sum: Counts = { six: 0, eight: 0, sixteen: 0 }
  for (const { value, piece } of gpus) {
    if (value === null) return null
    const { six, eight, sixteen } = counted(value, 0)
    sum = {
      six: sum.six + six * piece.quantity,
      eight: sum.eight + eight * piece.quantity,
      sixteen: sum.sixteen + sixteen * piece.quantity,
    }
  }
  return sum
}

/** Whether the plugs suffice without adapters. */
function serves(has: Counts, needs: Counts): boolean {
  return needs.sixteen <= has.sixteen && needs.eight + Math.max(0, needs.six - has.six) <= has.eight
}

/**
 * Whether the plugs suffice with adapters in place of missing 16-pin plugs. A card with a higher draw needs more 8-pin
 * plugs.
 */
function adapts(has: Counts, needs: Counts, gpus: readonly Figure<Plugs>[]): boolean {
  const lacking = Math.max(0, needs.sixteen - has.sixteen)
  const watts = Math.max(...gpus.map(({ piece }) => gpuPowerOf(piece).value ?? Number.POSITIVE_INFINITY))
  const perPlug = watts <= 300 ? 2 : watts <= 360 ? 3 : 4
  return serves(has, { ...needs, sixteen: needs.sixteen - lacking, eight: needs.eight + lacking * perPlug })
}
