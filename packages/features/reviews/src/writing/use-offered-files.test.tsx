import { filesOffered } from '@jeoul/reviews/writing'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'
import { useOfferedFiles } from './use-offered-files.ts'

afterEach(cleanup)

const photo = new File(['photo'], '사진.png', { type: 'image/png' })

function Page({ isTaking }: { readonly isTaking: boolean }) {
  const isOver = useOfferedFiles(isTaking)
  return <main>{isOver ? '놓기' : '쓰기'}</main>
}

function open(isTaking = true) {
  const scope = fork()
  const offered = vi.fn<(files: readonly File[]) => void>()
  createWatch({ unit: filesOffered, scope, fn: offered })
  render(
    <Provider value={scope}>
      <Page isTaking={isTaking} />
    </Provider>,
  )
  const page = screen.getByRole('main')
  return {
    offered,
    /** @returns whether the browser is kept from leaving for the file */
    drag(type: 'dragOver' | 'drop', types: readonly string[] = ['Files']) {
      const event = createEvent[type](page, { dataTransfer: { types, files: [photo], dropEffect: 'none' } })
      fireEvent(page, event)
      return event.defaultPrevented
    },
    page,
  }
}

test('files that are dropped anywhere on the page are offered', () => {
  const { offered, drag, page } = open()
  expect([drag('dragOver'), page.textContent]).toEqual([true, '놓기'])
  expect([drag('drop'), page.textContent]).toEqual([true, '쓰기'])
  expect(offered).toHaveBeenCalledExactlyOnceWith([photo])
})

test('pasted files are offered', () => {
  const { offered, page } = open()
  fireEvent.paste(page, { clipboardData: { files: [photo] } })
  fireEvent.paste(page, { clipboardData: { files: [] } })
  expect(offered).toHaveBeenCalledExactlyOnceWith([photo])
})

test('while a review is sent nothing is added to it, and a dropped file still leads nowhere', () => {
  const { offered, drag, page } = open(false)
  expect([drag('dragOver'), drag('drop'), page.textContent]).toEqual([true, true, '쓰기'])
  fireEvent.paste(page, { clipboardData: { files: [photo] } })
  expect(offered).not.toHaveBeenCalled()
})

test('what is no file goes its usual way', () => {
  const { offered, drag } = open()
  expect([drag('dragOver', ['text/plain']), drag('drop', ['text/plain'])]).toEqual([false, false])
  expect(offered).not.toHaveBeenCalled()
})
