import { generateCatalogue } from '@jeoul/mock'
import { keywordReadings } from '@jeoul/search/keyword-readings'
import { describe, expect, test } from 'vitest'

const { makers, roots } = generateCatalogue()

interface Branch {
  readonly name: string
  readonly children: readonly Branch[]
}

const namesBelow = (branches: readonly Branch[]): readonly string[] =>
  branches.flatMap(({ name, children }) => [name, ...namesBelow(children)])

/** A reading in the usual spelling of its words, however they are written together: 외장SSD·외장하드. */
const usual = (reading: string) =>
  [...keywordReadings(reading.replace(/[·-]/g, ' '))][0]?.replaceAll(' ', '').toLowerCase()

describe('"never a correction of a word that is a brand or a category"', () => {
  test.each([
    ['every maker', makers],
    ['every category', namesBelow(roots)],
  ])('%s of the mock is never corrected', (_, names) => {
    expect(names.length).toBeGreaterThan(100)
    const changed = names.flatMap(name =>
      [...keywordReadings(name)].filter(reading => usual(reading) !== usual(name)).map(to => [name, to]),
    )
    expect(changed).toEqual([])
  })
})
