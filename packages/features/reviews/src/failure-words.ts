import type { SendFailure } from '@jeoul/reviews/writing'

const words: Readonly<Record<SendFailure, string>> = {
  login: '로그인하면 이어서 할 수 있어요.',
  forbidden: '할 수 있는 권한이 없어요.',
  gone: '이미 지워진 글이에요.',
  invalid: '보낼 수 없는 내용이 있어요. 글과 사진을 확인해 주세요.',
  connection: '연결이 끊겼어요. 쓴 내용은 그대로 있어요.',
  restored: '다시 연결됐어요. 쓴 내용을 다시 보내 주세요.',
  host: '지금은 보내지 못했어요. 잠시 뒤 다시 해 주세요.',
}

/** Explains in a sentence why user text could not be sent. */
export function failureWords(failure: SendFailure): string {
  return words[failure]
}

/** Explains in a sentence why an action with an optimistic result (a vote, a deletion) was undone. */
export function pressFailureWords(failure: SendFailure): string {
  switch (failure) {
    case 'login':
    case 'forbidden':
    case 'gone':
      return words[failure]
    case 'connection':
      return '연결이 끊겨서 되돌렸어요. 다시 눌러 주세요.'
    default:
      return '지금은 할 수 없어서 되돌렸어요. 잠시 뒤 다시 눌러 주세요.'
  }
}
