import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SectionBar } from './section-bar.tsx'

const sections = [
  { id: 'offers', label: '가격비교' },
  { id: 'specs', label: '상세정보' },
]
/** The top of each section on the screen. */
let tops: Record<string, number> = {}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 100)
  })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    frame()
    return 0
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(at: Record<string, number>) {
  tops = at
  const reached = vi.spyOn(history, 'replaceState')
  render(
    <>
      <SectionBar label="상품 정보" sections={sections} />
      {sections.map(({ id }) => (
        <section key={id} id={id} tabIndex={-1} />
      ))}
    </>,
  )
  return () => reached.mock.calls.map(([, , url]) => String(url).split('#')[1] ?? null)
}
const current = () => document.querySelector('[aria-current]')?.textContent
function scrollTo(at: Record<string, number>) {
  tops = at
  fireEvent.scroll(window)
}

test('it marks the section being read, and updates the address', () => {
  const reached = show({ offers: 700, specs: 2000 })
  expect(current()).toBeUndefined()
  scrollTo({ offers: 100, specs: 1500 })
  expect(current()).toBe('가격비교')
  scrollTo({ offers: 20, specs: 1400 })
  scrollTo({ offers: -900, specs: 90 })
  expect(current()).toBe('상세정보')
  scrollTo({ offers: 700, specs: 2000 })
  expect(reached()).toEqual(['offers', 'specs', null])
})

test('its links move the focus, without adding to the history', () => {
  const reached = show({ offers: 700, specs: 2000 })
  const before = history.length
  fireEvent.click(screen.getByRole('link', { name: '상세정보' }))
  expect(document.activeElement?.id).toBe('specs')
  expect(reached()).toEqual(['specs'])
  expect(history.length).toBe(before)
})

test('regression: the section of a product that was being left was written to the address of the list behind it', () => {
  const reached = show({ offers: 700, specs: 2000 })
  const { href } = location
  history.pushState(null, '', '/list/111213')
  scrollTo({ offers: 100, specs: 1500 })
  expect(reached()).toEqual([])
  history.pushState(null, '', href)
})
