interface Subject {
  /** A category's name. */
  readonly category: string
  /** An item's name. */
  readonly item: string
}

interface ArticleTemplate {
  readonly medium: string
  title(subject: Subject): string
  summary(subject: Subject): string
}

/** Worded so that no particle depends on the last sound of the name. */
export const articleTemplates: readonly ArticleTemplate[] = [
  {
    medium: '저울 리뷰',
    title: ({ item }) => `[써 보니] ${item}`,
    summary: ({ category }) =>
      `${category} 고를 때 자주 묻는 점을 일주일 동안 써 보며 확인했어요. 아쉬웠던 점도 함께 적었어요.`,
  },
  {
    medium: '저울 뉴스',
    title: ({ category }) => `${category} 가격, 한 달 사이 어떻게 달라졌나`,
    summary: ({ category }) =>
      `많이 찾는 ${category} 제품의 최저가를 한 달 동안 모아 봤어요. 카드 할인과 배송비까지 더해 비교했어요.`,
  },
  {
    medium: '저울 매거진',
    title: ({ category }) => `처음 사는 ${category}, 이것만 보면 돼요`,
    summary: ({ category }) => `용어가 낯선 분을 위해 ${category} 고르는 순서를 차근차근 정리했어요.`,
  },
  {
    medium: '저울 리뷰',
    title: ({ category, item }) => `${category} 비교: ${item} 외`,
    summary: () => '비슷한 가격대의 제품을 나란히 놓고 성능과 쓰임새를 비교해 봤어요.',
  },
]
