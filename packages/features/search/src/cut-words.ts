/** Says that the keyword was too long and only its beginning was searched for. */
export const cutWords = '검색어가 길어서 앞의 100자로 찾았어요.'
