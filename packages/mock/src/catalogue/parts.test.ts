import { describe, expect, test } from 'vitest'
import { generateCatalogue } from './generate-catalogue.ts'
import { partCategories } from './part-categories.ts'
import { cases } from './parts/cases.ts'
import { airCoolers, liquidCoolers } from './parts/coolers.ts'
import { cpus } from './parts/cpus.ts'
import { hdds, ssds } from './parts/drives.ts'
import { gpus } from './parts/gpus.ts'
import { memories } from './parts/memories.ts'
import { motherboards } from './parts/motherboards.ts'
import { powers } from './parts/powers.ts'

const tables = { cpus, motherboards, gpus, memories, ssds, hdds, cases, powers, airCoolers, liquidCoolers }

describe('real parts', () => {
  test('are at least 170, none twice', () => {
    const names = Object.entries(tables).flatMap(([kind, parts]) =>
      parts.map(
        part =>
          `${kind} ${part.maker} ${part.model}${'moduleSize' in part ? ` ${part.modules}x${part.moduleSize}` : ''}`,
      ),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(170)
  })

  test.each(Array.from(new Set(cpus.map(({ socket }) => socket))))(
    'for socket %s are boards, coolers and memory',
    socket => {
      const boards = motherboards.filter(board => board.socket === socket)
      expect(boards.length).toBeGreaterThanOrEqual(2)
      for (const coolers of [airCoolers, liquidCoolers])
        expect(coolers.filter(({ sockets }) => sockets.includes(socket)).length).toBeGreaterThanOrEqual(2)
      for (const cpu of cpus.filter(other => other.socket === socket))
        expect(
          boards.some(({ memory }) => cpu.memory.includes(memory)),
          cpu.model,
        ).toBe(true)
      for (const { memory } of boards) expect(memories.some(kit => kit.memory === memory)).toBe(true)
    },
  )

  test('have plausible figures', () => {
    for (const cpu of cpus) {
      expect(cpu.threads % cpu.cores === 0 || cpu.threads > cpu.cores).toBe(true)
      expect(cpu.boostClock).toBeGreaterThan(cpu.baseClock)
      expect(cpu.maxPower).toBeGreaterThanOrEqual(cpu.tdp)
    }
    for (const { length, slots, tdp, recommendedPower } of gpus) {
      expect(length).toBeGreaterThan(140)
      expect(length).toBeLessThan(380)
      expect(slots).toBeLessThan(4.1)
      expect(recommendedPower).toBeGreaterThan(tdp)
    }
    for (const { size, memorySlots } of motherboards) if (size === 'Mini-ITX') expect(memorySlots).toBe(2)
    for (const { watts, length } of powers) expect(watts >= 400 && length >= 100).toBe(true)
    for (const { capacities } of [...ssds, ...hdds])
      expect(capacities.map(([, price]) => price)).toEqual(
        capacities.map(([, price]) => price).toSorted((a, b) => a - b),
      )
  })

  test('are named in every row of their categories', () => {
    const catalogue = generateCatalogue({ items: 4000 })
    for (const cateId of Object.values(partCategories)) {
      const leaf = catalogue.leaves.get(cateId)
      if (leaf?.partOf === undefined) throw new Error(`${cateId} has no parts`)
      for (let row = 0; row < leaf.items.size; row++) {
        const facts = leaf.partOf(row)?.facts
        if (!facts) throw new Error(`${cateId} has no part in row ${row}`)
        const { name } = leaf.items.text(row)
        expect(name).toContain(facts.maker)
        expect(name).toContain(facts.model.replace(' 7200', ''))
      }
    }
  })
})
