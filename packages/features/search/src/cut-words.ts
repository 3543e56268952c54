/** Says that the keyword was too long to be searched for as a whole. */
export const cutWords = '검색어가 길어서 앞의 100자로 찾았어요.'
