import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import {
  $latestKeywords,
  keywordSearched,
  latestKeywordRemoved,
  latestKeywordsCleared,
  rememberingSwitched,
} from './latest-model.ts'

async function searchFor(...keywords: string[]) {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: memoryStorage() })
  for (const params of keywords) await allSettled(keywordSearched, { scope, params })
  return { scope, latest: () => scope.getState($latestKeywords).keywords }
}

test('"removable one by one and all"', async () => {
  const { scope, latest } = await searchFor('SSD', '모니터', '그래픽카드')
  await allSettled(latestKeywordRemoved, { scope, params: '모니터' })
  expect(latest()).toEqual(['그래픽카드', 'SSD'])
  await allSettled(latestKeywordsCleared, { scope })
  expect(latest()).toEqual([])
})

test('"can be switched off": earlier searches are shown again after switching it on', async () => {
  const { scope, latest } = await searchFor('SSD')
  await allSettled(rememberingSwitched, { scope, params: false })
  await allSettled(keywordSearched, { scope, params: '모니터' })
  expect(latest()).toEqual(['SSD'])
  await allSettled(rememberingSwitched, { scope, params: true })
  await allSettled(keywordSearched, { scope, params: '모니터' })
  expect(latest()).toEqual(['모니터', 'SSD'])
})

test('"on the device": restored on another visit', async () => {
  const storage = memoryStorage()
  const visit = async () => {
    const scope = fork()
    await allSettled(deviceOpened, { scope, params: storage })
    return scope
  }
  await allSettled(keywordSearched, { scope: await visit(), params: 'SSD' })
  expect((await visit()).getState($latestKeywords).keywords).toEqual(['SSD'])
})
