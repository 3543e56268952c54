import { bringNear, mockHosts, operations } from '@jeoul/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from './testing/open-page.ts'

// Alone in its file: once the chunk is loaded, the server would ask for the picks as well.
beforeEach(() => bringNear())

test('regression: products that were picked late pushed the news and the footer down', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  mockHosts.use(http.get(operations.getCuration, () => released))
  const answered: string[] = []
  mockHosts.events.on('response:mocked', ({ request }) => {
    answered.push(new URL(request.url).pathname)
  })
  await openPage('/list/111210')
  const others = [
    '/front/v2/common/aside/111210',
    '/front/v1/event/category/111210',
    '/front/v1/medium/view/111210',
  ]
  await waitFor(() => expect(answered).toEqual(expect.arrayContaining(others)))
  await act(async () => {})
  expect(screen.queryByRole('heading', { name: '뉴스' })).toBeNull()
  release()
  const picks = within(await screen.findByRole('complementary', { name: '함께 볼 만한 것' }))
  expect(picks.getAllByRole('heading')[0]?.textContent).toContain('추천')
})
