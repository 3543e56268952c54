import { gpuPowerOf } from '../figures/draws.ts'
import { type Figure, said, unknown, verdict } from '../figures/figure.ts'
import { type Plugs, plugCount, plugsOfGpu, plugsOfPower } from '../figures/plugs.ts'
import { piecesOf, type Rule } from '../rule.ts'

/**
 * The power supply has the plugs that all graphics cards need. One of 8 pins (6+2) serves for 6 pins; an adapter makes
 * one of 16 pins out of several of 8 (assumed).
 */
export const gpuPlugs: Rule = {
  id: 'gpu-plugs',
  kinds: ['gpu', 'power'],
  check: build => {
    const gpus = piecesOf(build, 'gpu').map(plugsOfGpu)
    if (gpus.length === 0) return []
    return piecesOf(build, 'power').map(power => {
      const has = plugsOfPower(power)
      const figures = [...gpus, has]
      const needs = sumOfPlugs(gpus)
      if (needs !== null && plugCount(needs) === 0) return verdict('pass', '그래픽카드 보조전원 없음', gpus)
      if (needs === null || has.value === null) return unknown(...figures)
      const pair = `${gpus.map(said).join(', ')} / ${said(has)}`
      if (plain(needs, has.value)) return verdict('pass', pair, figures)
      return plain(adapted(needs, has.value, gpus), has.value)
        ? verdict('conditional', `${pair}: 16핀에 변환 케이블이 필요해요`, figures)
        : verdict('problem', `${pair}: 단자가 모자라요`, figures)
    })
  },
}

function sumOfPlugs(gpus: readonly Figure<Plugs>[]): Plugs | null {
  let sum: Plugs = { six: 0, eight: 0, sixteen: 0 }
  for (const { value, piece } of gpus) {
    if (value === null) return null
    sum = {
      six: sum.six + value.six * piece.quantity,
      eight: sum.eight + value.eight * piece.quantity,
      sixteen: sum.sixteen + value.sixteen * piece.quantity,
    }
  }
  return sum
}

/** Without any adapter. */
function plain(needs: Plugs, has: Plugs): boolean {
  const sixByEight = Math.max(0, needs.six - has.six)
  return needs.sixteen <= has.sixteen && needs.eight + sixByEight <= has.eight
}

/** What is needed when each plug of 16 pins that the power supply lacks is made of plugs of 8 pins. */
function adapted(needs: Plugs, has: Plugs, gpus: readonly Figure<Plugs>[]): Plugs {
  const lacking = Math.max(0, needs.sixteen - has.sixteen)
  const watts = Math.max(...gpus.map(({ piece }) => gpuPowerOf(piece).value ?? Number.POSITIVE_INFINITY))
  const perPlug = watts <= 300 ? 2 : watts <= 360 ? 3 : 4
  return { ...needs, sixteen: needs.sixteen - lacking, eight: needs.eight + lacking * perPlug }
}
