import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EmptyState, FailedState } from './block-state.tsx'

afterEach(cleanup)

test('a failure is announced and can be retried', () => {
  let tries = 0
  render(<FailedState title="가격을 불러오지 못했어요." onRetry={() => tries++} />)
  expect(screen.getByRole('alert').textContent).toContain('가격을 불러오지 못했어요.')
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(tries).toBe(1)
})

test('without a network a failure says that it goes on by itself', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<FailedState onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain('연결되면 이어서 할게요.')
  vi.restoreAllMocks()
  cleanup()
  render(<FailedState onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent).not.toContain('연결되면')
})

test('the button is busy during a retry', () => {
  render(<FailedState title="가격을 불러오지 못했어요." onRetry={() => {}} retrying />)
  expect(screen.getByRole('button', { name: '다시 시도' }).matches(':disabled')).toBe(true)
})

test('without scripts the retry is a link', () => {
  render(<FailedState title="상품을 불러오지 못했어요." retryHref="/list/112758" />)
  expect(screen.getByRole('link', { name: '다시 시도' }).getAttribute('href')).toBe('/list/112758')
})

test('an empty block gives the reason and suggests what to do next', () => {
  render(
    <EmptyState title="맞는 상품이 없어요." why="고른 조건이 너무 많아요.">
      <a href="/list/112758">조건 모두 해제</a>
    </EmptyState>,
  )
  expect(screen.getByText('고른 조건이 너무 많아요.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '조건 모두 해제' })).toBeTruthy()
})
