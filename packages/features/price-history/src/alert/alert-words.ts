import type { PriceState } from '@jeoul/api/types'
import { formatDay, formatWon } from '@jeoul/format'
import type { PriceAlert, SuggestedTarget, TypedTarget } from '@jeoul/price-history/alert'

/** Describes the condition of an alert, or its unread report. */
export function alertWords({ target, fired }: PriceAlert, isUnread: boolean): string {
  if (target === null) return isUnread ? '다시 살 수 있어요' : '다시 들어오면 알려 드려요'
  if (isUnread) return `목표가 ${formatWon(target)}까지 내려왔어요`
  return fired
    ? `${formatWon(target)} 알림을 봤어요. 다시 올랐다 내려오면 알려 드려요`
    : `${formatWon(target)} 이하가 되면 알려 드려요`
}

/** Says when a fired alert observed which price. */
export function firedWords({ fired }: PriceAlert): string {
  return fired ? `${formatDay(fired.day)} ${formatWon(fired.price)}` : ''
}

/** The title of the dialog, by the price state of the product. */
export function dialogTitle(state: PriceState | undefined): string {
  if (state === 1) return '재입고 알림'
  return state === 2 ? '판매 시작 알림' : '목표가 알림'
}

/** The words of a suggested target. */
export const suggestedWords: Readonly<Record<SuggestedTarget['kind'], string>> = {
  'five-off': '지금보다 5% 아래',
  'ten-off': '지금보다 10% 아래',
  'month-low': '최근 30일 최저',
  low: '1년 관측 최저',
}

/** The error message for a typed target, with its remedy. */
export const typedWords: Readonly<Record<Exclude<TypedTarget['status'], 'fine'>, string>> = {
  empty: '목표가를 적어 주세요.',
  unreadable: '금액을 숫자로 적어 주세요. 예: 850,000',
  zero: '0원보다 큰 금액을 적어 주세요.',
  'too-high': '지금 가격보다 낮게 적어 주세요.',
}
