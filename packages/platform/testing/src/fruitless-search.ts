import { hrefs } from '@jeoul/router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { breakDown, mockHosts, operations } from './mock-hosts.ts'
import type { createOpenPage } from './open-page.ts'
import { addressNow, follow, heading, press, total } from './page-actions.ts'

const { searchFor } = hrefs

/** Tests that a site's search reads a keyword differently if it finds nothing as typed, and leads on otherwise. */
export function testFruitlessSearch(openPage: ReturnType<typeof createOpenPage>): void {
  describe('a search that finds nothing', () => {
    test.each([
      ['rmfovlrzkem', '그래픽카드', '로 검색했어요'],
      ['ㄱㄹㅍㅋㄷ', '그래픽카드', '로 검색했어요'],
      ['그래픽카두', '그래픽카드', '로 검색했어요'],
      ['ㅁ년', 'asus', '로 검색했어요'],
      ['커브드 모니터', '모니터', '로 넓혀 찾았어요'],
    ])(
      'as typed (%s) shows the results of %s, says so, and does not lead back to nothing',
      async (typed, meant, said) => {
        await openPage(searchFor(typed))
        await heading(`‘${meant}’ 검색 결과`)
        expect(screen.getByText(`‘${typed}’ 검색 결과가 없어 ‘${meant}’${said}.`)).toBeTruthy()
        expect(screen.queryByRole('link', { name: /로 검색하기$/ })).toBeNull()
      },
    )

    test.each([
      ['램', '‘램’ 검색 결과'],
      ['엘지', '‘엘지’ 검색 결과가 없어요'],
    ])('in the usual spelling of %s leads to exactly what was typed', async (typed, title) => {
      await openPage(searchFor(typed))
      await follow(/로 검색하기$/)
      await heading(title)
      expect(addressNow()).toBe(`/search?keyword=${typed}&exact=1`)
    })

    test('exactly as typed says so, and leads to other readings', async () => {
      await openPage(`${searchFor('rmfovlrzkem')}&exact=1`)
      await heading('‘rmfovlrzkem’ 검색 결과가 없어요')
      await follow('비슷한 말까지 함께 찾기')
      await heading('‘그래픽카드’ 검색 결과')
    })

    test('at all suggests fewer words, near categories and popular keywords', async () => {
      await openPage(searchFor('노트북 9999 없는말'))
      await heading('‘노트북 9999 없는말’ 검색 결과가 없어요')
      const links = async (name: string) =>
        within(await screen.findByRole('region', { name })).findAllByRole('link')
      expect((await links('비슷한 카테고리')).length).toBeGreaterThan(0)
      expect(await links('인기 검색어')).toHaveLength(10)
      const [fewer] = await links('검색어 줄여서 찾기')
      await act(async () => fewer?.click())
      await heading('‘노트북’ 검색 결과')
    })

    test('because of its filters offers to remove them', async () => {
      await openPage(`${searchFor('rtx')}&max=1`)
      const choices = await screen.findByRole('list', { name: '빼 볼 조건' })
      await act(async () => within(choices).getByRole('link').click())
      await waitFor(() => expect(addressNow()).toBe('/search?keyword=rtx'))
    })

    test.each(['211010', '199999'])('in category %s offers all categories', async category => {
      await openPage(`${searchFor('rtx')}&cate=${category}`)
      await follow('전체 카테고리에서 찾기')
      await waitFor(() => expect(addressNow()).toBe('/search?keyword=rtx'))
      await waitFor(() => expect(total()).toBeGreaterThan(0))
    })

    test('because a host fails says so, and can be retried', async () => {
      breakDown(operations.getItems)
      await openPage(searchFor('rtx'))
      expect(await screen.findByText('상품 목록을 불러오지 못했어요')).toBeTruthy()
      mockHosts.resetHandlers()
      await press('다시 시도')
      await waitFor(() => expect(total()).toBeGreaterThan(0))
    })
  })
}
