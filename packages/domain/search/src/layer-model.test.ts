import { addressChanged } from '@jeoul/page'
import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, createWatch, type Scope } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keywordSearched, latestKeywordRemoved, latestKeywordsCleared } from './latest-model.ts'
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
import { boxReset } from './suggestions-model.ts'
import { answerOf, setUp } from './testing/search-host.ts'

afterEach(() => vi.restoreAllMocks())

const suggest = ({ keyword }: { keyword: string }) => answerOf(`${keyword}카드`, `${keyword} 태블릿`)

async function openLayer(...latest: string[]) {
  const host = setUp(suggest)
  const { scope } = host
  await allSettled(addressChanged, { scope, params: { path: '/', search: '' } })
  await allSettled(deviceOpened, { scope, params: memoryStorage() })
  for (const params of latest) await allSettled(keywordSearched, { scope, params })
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
  test('starts with the latest keywords', async () => {
    const { tab, keywords } = await openLayer('SSD', '모니터')
    expect([tab(), keywords()]).toEqual(['latest', ['모니터', 'SSD']])
  })

  test('in a minishop, too: the popular keywords are the minishop’s', async () => {
    const { scope, requests } = setUp(suggest)
    const params = { path: '/', search: '?idx_b_manager=3' }
    await allSettled(addressChanged, { scope, params })
    await allSettled(searchLayerOpened, { scope })
    expect(scope.getState($layerTab)).toBe('popular')
    expect(requests.popular.mock.calls.map(([{ managerId }]) => managerId)).toEqual([3])
  })

  test('starts with the popular ones, requested once, if there are no latest', async () => {
    const { scope, requests, tab, keywords } = await openLayer()
    expect([tab(), keywords()]).toEqual(['popular', ['노트북', 'SSD']])
    expect(scope.getState($layerOptions).map(({ rank, change }) => [rank, change])).toEqual([
      [1, { kind: 'up', places: 2 }],
      [2, { kind: 'new', places: 0 }],
    ])
    await allSettled(searchLayerClosed, { scope })
    await allSettled(searchLayerOpened, { scope })
    expect(requests.popular).toHaveBeenCalledTimes(1)
  })

  test('shows completions while typing, and returns when the box is empty', async () => {
    const { type, tab, keywords } = await openLayer('SSD')
    await type('그래픽')
    expect([tab(), keywords()]).toEqual(['complete', ['그래픽카드', '그래픽 태블릿']])
    await type('')
    expect(tab()).toBe('latest')
  })

  test('shows the chosen tab until the text changes or the layer closes', async () => {
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

  test('stays with the latest keywords when the last of them is removed', async () => {
    const { scope, tab, keywords } = await openLayer('SSD')
    await allSettled(latestKeywordRemoved, { scope, params: 'SSD' })
    expect([tab(), keywords()]).toEqual(['latest', []])
    await allSettled(searchLayerClosed, { scope })
    await allSettled(latestKeywordsCleared, { scope })
    expect(tab()).toBe('latest')
  })
})

describe('the reason for an empty tab', () => {
  const outcome = (scope: Scope) => scope.getState($layerOutcome)

  test('latest: there are none', async () => {
    const { scope } = await openLayer()
    await allSettled(tabChosen, { scope, params: 'latest' })
    expect(outcome(scope)).toBe('none')
  })

  test('popular: they are loading, have failed, and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { scope, requests } = setUp()
    await allSettled(addressChanged, { scope, params: { path: '/', search: '' } })
    requests.popular.mockRejectedValueOnce(new Error('down'))
    const opened = allSettled(searchLayerOpened, { scope })
    expect(outcome(scope)).toBe('waiting')
    await opened
    expect(outcome(scope)).toBe('failed')
    await allSettled(layerRetried, { scope })
    expect(outcome(scope)).toBe('lines')
  })

  test('completions: there is no text, they are loading, or there are none', async () => {
    const { scope, type } = setUp()
    await allSettled(tabChosen, { scope, params: 'complete' })
    expect(outcome(scope)).toBe('none')
    const typed = type('zzz')
    expect(outcome(scope)).toBe('waiting')
    await typed
    expect(outcome(scope)).toBe('none')
  })

  test('completions: they have failed, and can be retried', async () => {
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

test('shows the reading of a text typed on the wrong layout', async () => {
  const { scope, type } = setUp(({ keyword }) => answerOf(...(keyword === '그래픽' ? ['그래픽카드'] : [])))
  await type('rmfovlr')
  expect(scope.getState($layerReading)).toBe('그래픽')
  await type('그래픽')
  expect(scope.getState($layerReading)).toBeNull()
})

describe('the keyboard', () => {
  test('cycles through the options and the box in both directions', async () => {
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

  test('returns to the box on typing', async () => {
    const { type, move, marked } = await openLayer('SSD')
    await move('next')
    await type('그')
    expect(marked()).toBeNull()
    await move('next')
    expect(marked()).toBe('그카드')
    await type('그래')
    expect(marked()).toBeNull()
  })

  test('stays on an option while others are added', async () => {
    const { scope, move, marked } = await openLayer('SSD')
    await move('next')
    await allSettled(popular.requested, { scope, params: { limit: 10, managerId: 1 } })
    expect(marked()).toBe('SSD')
  })
})

describe('submitting the box', () => {
  async function submit(text: string, moves = 0) {
    const { scope, type, move } = await openLayer('SSD')
    const requested = vi.fn()
    createWatch({ unit: searchRequested, scope, fn: requested })
    await type(text)
    for (let i = 0; i < moves; i++) await move('next')
    await allSettled(boxSubmitted, { scope, params: text })
    return { scope, requested: requested.mock.calls.map(([option]) => option.keyword) }
  }

  test('requests its text', async () => {
    const { scope, requested } = await submit('  그래픽 ')
    expect(requested).toEqual(['그래픽'])
    expect(scope.getState($isLayerOpen)).toBe(false)
  })

  test('requests the marked option', async () => {
    expect((await submit('그래픽', 2)).requested).toEqual(['그래픽 태블릿'])
  })

  test('requests nothing if it is empty', async () => {
    const { scope, requested } = await submit(' \u200B')
    expect(requested).toEqual([])
    expect(scope.getState($isLayerOpen)).toBe(true)
  })
})

test('another page closes the layer and clears the text', async () => {
  const { scope, type, tab } = await openLayer()
  await type('그')
  await allSettled(boxReset, { scope })
  expect(scope.getState($isLayerOpen)).toBe(false)
  expect(tab()).toBe('popular')
})
