import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openSearchByPress } from './search-way.ts'

const open = vi.fn()
let stop = () => {}

beforeEach(() => {
  stop()
  open.mockReset()
  stop = openSearchByPress(window, open)
})

function show(main = '') {
  document.body.innerHTML = `<a href="/search" data-search=""><span>검색</span></a><a href="/wish">찜</a><main>${main}</main>`
}
/** @returns whether the browser was left to follow the link */
const press = (text: string, more: MouseEventInit = {}) => {
  const pressed = [...document.querySelectorAll('a, span')].findLast(
    ({ textContent }) => textContent === text,
  )
  return fireEvent.click(pressed ?? document.body, more)
}

describe('a press on a way to the search', () => {
  test('opens it, wherever on the link it lands', () => {
    show()
    expect(press('검색')).toBe(false)
    expect(open).toHaveBeenCalledTimes(1)
  })

  test('is heard before those who move between pages', () => {
    show()
    const heard: boolean[] = []
    const hear = (event: Event) => heard.push(event.defaultPrevented)
    document.addEventListener('click', hear, true)
    press('검색')
    document.removeEventListener('click', hear, true)
    expect(heard).toEqual([true])
  })

  test('goes to the box of a page that has one', () => {
    show('<search><input aria-label="상품 검색"></search>')
    press('검색')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('상품 검색')
    expect(open).not.toHaveBeenCalled()
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j is the browser’s',
    more => {
      show()
      expect(press('검색', more)).toBe(true)
      expect(open).not.toHaveBeenCalled()
    },
  )

  test('elsewhere opens nothing', () => {
    show()
    expect(press('찜')).toBe(true)
    expect(open).not.toHaveBeenCalled()
  })

  test('is not heard any more after it stopped', () => {
    show()
    stop()
    expect(press('검색')).toBe(true)
  })
})
