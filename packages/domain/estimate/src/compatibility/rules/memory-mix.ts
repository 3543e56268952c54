import { piecesOf } from '../build.ts'
import { figure, unknown, verdict } from '../figure.ts'
import { readFlag } from '../read.ts'
import type { Rule } from '../rule.ts'
import { memoryTypesOf, modulesOf } from './memory.ts'

/** Desktop platforms have two memory channels (assumed). */
const channels = 2

/**
 * Different modules, or several packs of a kit, may not reach their rated speed together. Nor does unbuffered DDR5 with
 * two modules in a channel; registered memory belongs to platforms with more channels (assumed).
 */
export const memoryMix: Rule = {
  id: 'memory-mix',
  reads: { memory: ['memory_types', 'modules', 'registered'] },
  check: build => {
    const memories = piecesOf(build, 'memory')
    const [first] = memories
    if (first === undefined) return []
    const packs = memories.map(memory =>
      figure(memory, { label: '메모리 묶음', about: '메모리' }, memory.quantity, read => `${read}개`),
    )
    const types = memories.map(memoryTypesOf).flatMap(({ value }) => value?.slice(0, 1) ?? [])
    if (new Set(types).size > 1) {
      const names = [...new Set(types)].sort().join('와 ')
      return [verdict('problem', `${names} 메모리는 함께 쓸 수 없어요`, memories.map(memoryTypesOf))]
    }
    if (new Set(memories.map(({ partId }) => partId)).size > 1) {
      const text = `서로 다른 메모리 ${packs.length}종: 속도가 낮아지거나 부팅되지 않을 수 있어요`
      return [verdict('warning', text, packs)]
    }
    const modules = modulesOf(first)
    const { quantity } = first
    if (quantity > 1 && modules.value === null) return [unknown(modules)]
    if (quantity > 1 && modules.value !== 1) {
      const text = `${modules.value}개 구성 키트 ${quantity}개: XMP·EXPO 속도가 나오지 않을 수 있어요`
      return [verdict('conditional', text, [modules, ...packs])]
    }
    if (quantity > channels && readFlag(first.figures.registered) !== true) {
      const type = memoryTypesOf(first)
      if (type.value === null) return [unknown(type)]
      if (type.value.includes('DDR5')) {
        const text = `DDR5 모듈 ${quantity}개: 채널에 둘씩 꽂으면 XMP·EXPO 속도가 나오지 않을 수 있어요`
        return [verdict('conditional', text, [type, ...packs])]
      }
    }
    return [verdict('pass', `메모리 1종 ${quantity}개`, packs)]
  },
}
