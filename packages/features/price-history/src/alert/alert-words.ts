import type { PriceState } from '@jeoul/api/types'
import { formatDay, formatWon } from '@jeoul/format'
import type { PriceAlert, SuggestedTarget, TypedTarget } from '@jeoul/price-history/alert'

/** Describes the condition of an alert, or its unread report. */
export function alertWords({ target, isPersonal, fired }: PriceAlert, isUnread: boolean): string {
  if (target === null) return isUnread ? '다시 살 수 있어요' : '다시 들어오면 알려 드려요'
  const whose = isPersonal ? '내 결제가가 ' : ''
  if (isUnread) return `${whose}목표가 ${formatWon(target)}까지 내려왔어요`
  return fired
    ? `${formatWon(target)} 알림을 봤어요. 다시 올랐다 내려오면 알려 드려요`
    : `${whose}${formatWon(target)} 이하가 되면 알려 드려요`
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

/** Says which price a target is compared with, and what that is today; null if it is unknown. */
export function comparedWords(isPersonal: boolean, areStated: boolean, now: number | null): string {
  const today = now === null ? '' : ` 오늘은 ${formatWon(now)}이에요.`
  if (!isPersonal) return `누구나 살 수 있는 배송비 포함 가격과 비교해요.${today}`
  if (now === null) return '지금은 내 결제가를 알 수 없어요. 알게 되면 목표가와 비교해요.'
  return areStated
    ? `내 결제조건으로 내는 가격과 비교해요.${today}`
    : `내 결제조건을 아직 정하지 않아서, 정할 때까지 기본 조건으로 비교해요.${today}`
}

/** Says how and when a shopper is told. */
export const toldWords =
  '저울에 오실 때와 저울 탭이 열려 있는 동안 한 시간마다 확인해요. 살 수 있는 가격이 되면 바로 홈과 찜 목록에 보여 드려요.'

/** The error message for a typed target, with its remedy. */
export const typedWords: Readonly<Record<Exclude<TypedTarget['status'], 'fine'>, string>> = {
  empty: '목표가를 적어 주세요.',
  unreadable: '금액을 숫자로 적어 주세요. 예: 850,000',
  zero: '0원보다 큰 금액을 적어 주세요.',
  'too-high': '지금 가격보다 낮게 적어 주세요.',
}
