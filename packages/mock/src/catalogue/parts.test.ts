import { describe, expect, test } from 'vitest'
import { generateCatalogue } from './generate-catalogue.ts'
import { partCategories } from './part-categories.ts'
import { partSources } from './parts/part-sources.ts'

const parts = partSources.flatMap(({ entries }) => entries.map(({ part }) => part))
const cpus = parts.flatMap(part => (part.kind === 'cpu' ? part.facts : []))
const boards = parts.flatMap(part => (part.kind === 'motherboard' ? part.facts : []))
const memories = parts.flatMap(part => (part.kind === 'memory' ? part.facts : []))
const coolers = parts.filter(part => part.kind === 'air-cooler' || part.kind === 'liquid-cooler')
const sockets = Array.from(new Set(cpus.map(({ socket }) => socket)))

describe('real parts', () => {
  test('are at least 170, none twice', () => {
    const names = partSources.flatMap(({ name, entries }) =>
      entries.map(({ maker, title }) => `${name} ${maker} ${title}`),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(parts.map(({ facts }) => facts)).size).toBeGreaterThanOrEqual(170)
  })

  test.each(sockets)('for socket %s are boards, coolers and memory', socket => {
    const fitting = boards.filter(board => board.socket === socket)
    expect(fitting.length).toBeGreaterThanOrEqual(2)
    for (const kind of ['air-cooler', 'liquid-cooler']) {
      const models = coolers.flatMap(cooler => (cooler.kind === kind ? [cooler.facts] : []))
      const fits = new Set(models.filter(({ sockets }) => sockets.includes(socket)))
      expect(fits.size).toBeGreaterThanOrEqual(2)
    }
    for (const cpu of cpus.filter(other => other.socket === socket))
      expect(
        fitting.some(({ memory }) => cpu.memory.includes(memory)),
        cpu.model,
      ).toBe(true)
    for (const { memory } of fitting) expect(memories.some(kit => kit.memory === memory)).toBe(true)
  })

  test('have plausible figures', () => {
    for (const part of parts) {
      switch (part.kind) {
        case 'cpu': {
          const { cores, threads, baseClock, boostClock, tdp, maxPower } = part.facts
          expect(threads % cores === 0 || threads > cores).toBe(true)
          expect(boostClock).toBeGreaterThan(baseClock)
          expect(maxPower).toBeGreaterThanOrEqual(tdp)
          break
        }
        case 'gpu':
          expect(part.facts.recommendedPower).toBeGreaterThan(part.facts.tdp)
          break
        case 'motherboard':
          if (part.facts.size === 'Mini-ITX') expect(part.facts.memorySlots).toBe(2)
          break
        case 'ssd':
        case 'hdd': {
          const prices = Object.values(part.facts.prices)
          expect(prices).toEqual(prices.toSorted((a, b) => a - b))
        }
      }
    }
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
