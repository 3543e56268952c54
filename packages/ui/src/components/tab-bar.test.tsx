import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TabBar } from './tab-bar.tsx'

afterEach(cleanup)

const tabs = [
  { key: 'latest', label: '최근' },
  { key: 'popular', label: '인기' },
  { key: 'complete', label: '자동완성' },
] as const

function show(current: (typeof tabs)[number]['key']) {
  const choose = vi.fn()
  render(<TabBar label="검색어" tabs={tabs} current={current} panelId="panel" onChoose={choose} />)
  return choose
}

test('only the current tab is a tab stop, and it names its panel', () => {
  show('popular')
  expect(screen.getAllByRole('tab').map(tab => tab.tabIndex)).toEqual([-1, 0, -1])
  const selected = screen.getByRole('tab', { selected: true })
  expect(selected.textContent).toBe('인기')
  expect(selected.getAttribute('aria-controls')).toBe('panel')
})

test.each([
  ['latest', 'ArrowRight', 'popular'],
  ['complete', 'ArrowRight', 'latest'],
  ['latest', 'ArrowLeft', 'complete'],
] as const)('from %s %s goes to %s', (from, key, to) => {
  const choose = show(from)
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })
  expect(choose).toHaveBeenCalledWith(to)
  expect(document.activeElement?.id).toBe(`panel-${to}`)
})

test('other keys are left to the browser', () => {
  const choose = show('latest')
  expect(fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'Escape' })).toBe(true)
  expect(choose).not.toHaveBeenCalled()
})
