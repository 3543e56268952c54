import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ReportForm } from './report-form.tsx'
import { ShareForm } from './share-form.tsx'

afterEach(cleanup)

describe('ShareForm', () => {
  const url = 'https://www.jeoul.test/item/7'

  test('copies an address, or shares it on devices that can', () => {
    const [onCopy, onShare] = [vi.fn(), vi.fn()]
    render(<ShareForm url={url} outcome={null} onCopy={onCopy} onShare={onShare} />)
    fireEvent.click(screen.getByRole('button', { name: '주소 복사' }))
    fireEvent.click(screen.getByRole('button', { name: '다른 앱으로 공유' }))
    expect([onCopy, onShare].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(screen.getByRole('textbox', { name: '주소' }).getAttribute('value')).toBe(url)
  })

  test.each([
    ['copied', '주소를 복사했어요.'],
    ['copy-failed', '주소를 복사하지 못했어요.'],
  ] as const)('says what came of it: %s', (outcome, words) => {
    render(<ShareForm url={url} outcome={outcome} onCopy={() => {}} />)
    expect(screen.getByRole('status').textContent).toContain(words)
    expect(screen.queryByRole('button', { name: '다른 앱으로 공유' })).toBeNull()
  })
})

describe('ReportForm', () => {
  const nothing = { onReason: vi.fn(), onWords: vi.fn(), onSend: vi.fn(), onClose: vi.fn() }
  const reasons = [
    { value: 1, label: '가격이 달라요' },
    { value: 2, label: '사진이 달라요' },
  ]
  const show = (reason: number | null, step: 'writing' | 'sending' | 'sent' | 'failed') =>
    render(<ReportForm reasons={reasons} reason={reason} words="" maxWords={1000} step={step} {...nothing} />)

  test('requires a reason before it can be sent', () => {
    show(null, 'writing')
    expect(screen.getByRole('button', { name: '신고 보내기' }).matches(':disabled')).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: '사진이 달라요' }))
    expect(nothing.onReason).toHaveBeenCalledWith(2)
  })

  test('is sent once, and reports a failure', () => {
    show(2, 'failed')
    expect(screen.getByRole('status').textContent).toContain('보내지 못했어요')
    fireEvent.submit(screen.getByRole('button', { name: '신고 보내기' }))
    expect(nothing.onSend).toHaveBeenCalledTimes(1)
    cleanup()
    show(2, 'sending')
    expect(screen.getByRole('button', { name: '보내고 있어요' }).matches(':disabled')).toBe(true)
  })

  test('confirms that it was sent', () => {
    show(2, 'sent')
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    expect(nothing.onClose).toHaveBeenCalledTimes(1)
  })
})
