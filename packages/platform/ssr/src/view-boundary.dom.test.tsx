import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ViewBoundary } from './view-boundary.tsx'

const reported = vi.fn()

beforeEach(() => {
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  reported.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const fault = new Error('no such field')

function Broken(): never {
  throw fault
}

test('a view that throws shows a message with a retry, and is reported', () => {
  render(
    <ViewBoundary path="/list/1">
      <Broken />
    </ViewBoundary>,
  )
  expect(screen.getByText('페이지에 문제가 생겼어요')).toBeTruthy()
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy()
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault)
})

test('another page renders after an error', () => {
  const { rerender } = render(
    <ViewBoundary path="/list/1">
      <Broken />
    </ViewBoundary>,
  )
  rerender(<ViewBoundary path="/list/2">CPU</ViewBoundary>)
  expect(screen.getByText('CPU')).toBeTruthy()
})
