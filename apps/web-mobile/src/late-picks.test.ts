import { getAsideFx, getEventsFx, queryMediumFx } from '@jeoul/api'
import { bringNear, mockHosts, operations } from '@jeoul/testing'
import { act, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from './testing/open-page.ts'

// Alone in its file: once the chunk is loaded, the server would ask for the picks as well.
beforeEach(() => bringNear())

test('regression: products that were picked late pushed the news down', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  mockHosts.use(http.get(operations.getCuration, () => released))
  const others = [getAsideFx, getEventsFx, queryMediumFx]
  const answered = Promise.all(others.map(fx => new Promise(resolve => fx.done.watch(resolve))))
  await openPage('/list/111210')
  await act(() => answered)
  expect(screen.queryByRole('heading', { name: '뉴스' })).toBeNull()
  release()
  const picks = within(await screen.findByRole('complementary', { name: '함께 볼 만한 것' }))
  expect(picks.getAllByRole('heading')[0]?.textContent).toContain('추천')
})
