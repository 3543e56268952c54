import { ApiError, failedLoad } from '@jeoul/api'
import { reviewsOf } from '@jeoul/reviews'
import { $writingStep } from '@jeoul/reviews/writing'
import { cleanup, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { ReviewSummary } from './review-summary.tsx'

afterEach(cleanup)

test('regression: a sent review was not confirmed while the summary could not be loaded', async () => {
  const model = reviewsOf.product
  const subject = { kind: 'product', itemId: '7', review: null } as const
  const scope = fork({ values: [[$writingStep, { kind: 'sent', subject }]] })
  const state = failedLoad(new ApiError('status', 'no', 500))
  await allSettled(model.info.restored, { scope, params: { params: { itemId: '7' }, state } })
  render(
    <Provider value={scope}>
      <ReviewSummary
        open={{ kind: 'product', itemId: '7', page: 1, sort: 'rank', marks: null, withPhotos: false }}
        model={model}
        hrefOf={() => '/'}
      />
    </Provider>,
  )
  expect(screen.getByText('리뷰 요약을 불러오지 못했어요')).toBeTruthy()
  expect(screen.getByText('리뷰를 등록했어요. 고마워요.')).toBeTruthy()
})
