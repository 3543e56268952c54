import { deviceOpened } from '@jeoul/device'
import { memoryStorage } from '@jeoul/device/testing'
import { allSettled, createWatch, type Scope } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { latestKeywordRemoved, latestKeywordsCleared } from './latest-model.ts'
import {
  $isLayerOpen,
  $layerOptions,
  $layerOutcome,
  $layerReading,
  $layerTab,
  $markedOption,
  boxSubmitted,
  layerRetried,
  optionMoved,
  searchLayerClosed,
  searchLayerOpened,
  searchRequested,
  tabChosen,
} from './layer-model.ts'
import { popular } from './popular-model.ts'
import { searchedKeywords } from './searched-keywords.ts'
import { boxReset } from './suggestions-model.ts'
import { answerOf, setUp } from './testing/search-host.ts'

afterEach(() => vi.restoreAllMocks())

const suggest = ({ keyword }: { keyword: string }) => answerOf(`${keyword}카드`, `${keyword} 태블릿`)

async function openLayer(...latest: string[]) {
  const host = setUp(suggest)
  const { scope } = host
  await allSettled(deviceOpened, { scope, params: memoryStorage() })
  for (const params of latest) await allSettled(searchedKeywords.added, { scope, params })
  await allSettled(searchLayerOpened, { scope })
  return { ...host, ...reader(scope) }
}

function reader(scope: Scope) {
  return {
    tab: () => scope.getState($layerTab),
    keywords: () => scope.getState($layerOptions).map(({ keyword }) => keyword),
    marked: () => scope.getState($markedOption)?.keyword ?? null,
    move: (params: 'next' | 'previous') => allSettled(optionMoved, { scope, params }),
  }
}

describe('"Search layer with three tabs: latest keywords, popular keywords, auto-complete keywords"', () => {
  test('begins with the latest keywords', async () => {
    const { tab, keywords } = await openLayer('SSD', '모니터')
    expect([tab(), keywords()]).toEqual(['latest', ['모니터', 'SSD']])
  })

  test('begins with the popular ones where there are no latest, asked for once', async () => {
    const { scope, asked, tab, keywords } = await openLayer()
    expect([tab(), keywords()]).toEqual(['popular', ['노트북', 'SSD']])
    expect(scope.getState($layerOptions).map(({ rank, change }) => [rank, change])).toEqual([
      [1, { kind: 'up', places: 2 }],
      [2, { kind: 'new', places: 0 }],
    ])
    await allSettled(searchLayerClosed, { scope })
    await allSettled(searchLayerOpened, { scope })
    expect(asked.popular).toHaveBeenCalledTimes(1)
  })

  test('completes while somebody types, and goes back when the box is empty', async () => {
    const { type, tab, keywords } = await openLayer('SSD')
    await type('그래픽')
    expect([tab(), keywords()]).toEqual(['complete', ['그래픽카드', '그래픽 태블릿']])
    await type('')
    expect(tab()).toBe('latest')
  })

  test('shows the tab that was chosen until something else is typed or it is closed', async () => {
    const { scope, type, tab } = await openLayer('SSD')
    await allSettled(tabChosen, { scope, params: 'popular' })
    expect(tab()).toBe('popular')
    await type('그')
    expect(tab()).toBe('complete')
    await allSettled(tabChosen, { scope, params: 'latest' })
    await type('그래')
    expect(tab()).toBe('latest')
    await allSettled(searchLayerClosed, { scope })
    expect(tab()).toBe('complete')
  })

  test('stays with the latest keywords when the last of them is taken away', async () => {
    const { scope, tab, keywords } = await openLayer('SSD')
    await allSettled(latestKeywordRemoved, { scope, params: 'SSD' })
    expect([tab(), keywords()]).toEqual(['latest', []])
    await allSettled(searchLayerClosed, { scope })
    await allSettled(latestKeywordsCleared, { scope })
    expect(tab()).toBe('latest')
  })
})

describe('a tab without lines says why', () => {
  const outcome = (scope: Scope) => scope.getState($layerOutcome)

  test('latest: there are none', async () => {
    const { scope } = await openLayer()
    await allSettled(tabChosen, { scope, params: 'latest' })
    expect(outcome(scope)).toBe('none')
  })

  test('popular: they are on their way, failed, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { scope, asked } = setUp()
    asked.popular.mockRejectedValueOnce(new Error('down'))
    const opened = allSettled(searchLayerOpened, { scope })
    expect(outcome(scope)).toBe('waiting')
    await opened
    expect(outcome(scope)).toBe('failed')
    await allSettled(layerRetried, { scope })
    expect(outcome(scope)).toBe('lines')
  })

  test('completions: nothing is typed, they are on their way, or there are none', async () => {
    const { scope, type } = setUp()
    await allSettled(tabChosen, { scope, params: 'complete' })
    expect(outcome(scope)).toBe('none')
    const typed = type('zzz')
    expect(outcome(scope)).toBe('waiting')
    await typed
    expect(outcome(scope)).toBe('none')
  })

  test('completions: they failed, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let success = false
    const { scope, type } = setUp(({ keyword }) => ({ ...answerOf(keyword), success }))
    await type('zzz')
    expect(outcome(scope)).toBe('failed')
    success = true
    await allSettled(layerRetried, { scope })
    expect(outcome(scope)).toBe('lines')
  })
})

test('what was typed on the wrong layout is told as it was read', async () => {
  const { scope, type } = setUp(({ keyword }) => answerOf(...(keyword === '그래픽' ? ['그래픽카드'] : [])))
  await type('rmfovlr')
  expect(scope.getState($layerReading)).toBe('그래픽')
  await type('그래픽')
  expect(scope.getState($layerReading)).toBeNull()
})

describe('the keyboard', () => {
  test('goes through the options and back to the box, both ways round', async () => {
    const { move, marked } = await openLayer('SSD', '모니터')
    const seen: (string | null)[] = []
    for (const way of ['next', 'next', 'next', 'previous', 'previous'] as const) {
      await move(way)
      seen.push(marked())
    }
    expect(seen).toEqual(['모니터', 'SSD', null, 'SSD', '모니터'])
  })

  test('opens a closed layer', async () => {
    const { scope, move } = await openLayer('SSD')
    await allSettled(searchLayerClosed, { scope })
    await move('next')
    expect(scope.getState($isLayerOpen)).toBe(true)
  })

  test('is in the box again when something is typed', async () => {
    const { type, move, marked } = await openLayer('SSD')
    await move('next')
    await type('그')
    expect(marked()).toBeNull()
    await move('next')
    expect(marked()).toBe('그카드')
    await type('그래')
    expect(marked()).toBeNull()
  })

  test('stays on an option that is still there when others come', async () => {
    const { scope, move, marked } = await openLayer('SSD')
    await move('next')
    await allSettled(popular.requested, { scope, params: { limit: 10 } })
    expect(marked()).toBe('SSD')
  })
})

describe('sending the box off', () => {
  async function submit(text: string, moves = 0) {
    const { scope, type, move } = await openLayer('SSD')
    const requested = vi.fn()
    createWatch({ unit: searchRequested, scope, fn: requested })
    await type(text)
    for (let i = 0; i < moves; i++) await move('next')
    await allSettled(boxSubmitted, { scope, params: text })
    return { scope, requested: requested.mock.calls.map(([option]) => option.keyword) }
  }

  test('asks for what is in it', async () => {
    const { scope, requested } = await submit('  그래픽 ')
    expect(requested).toEqual(['그래픽'])
    expect(scope.getState($isLayerOpen)).toBe(false)
  })

  test('asks for the option that the keyboard is on', async () => {
    expect((await submit('그래픽', 2)).requested).toEqual(['그래픽 태블릿'])
  })

  test('asks for nothing where nothing is in it', async () => {
    const { scope, requested } = await submit(' \u200B')
    expect(requested).toEqual([])
    expect(scope.getState($isLayerOpen)).toBe(true)
  })
})

test('another page closes the layer and forgets what was typed', async () => {
  const { scope, type, tab } = await openLayer()
  await type('그')
  await allSettled(boxReset, { scope })
  expect(scope.getState($isLayerOpen)).toBe(false)
  expect(tab()).toBe('popular')
})
