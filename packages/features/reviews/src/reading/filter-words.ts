import type { ReviewChoice } from '@jeoul/reviews'

/** What the list is limited to, such as 사진 있는 4점 리뷰; '' for all reviews. */
export function filterWords({ marks, withPhotos }: ReviewChoice): string {
  if (marks === null && !withPhotos) return ''
  return [withPhotos && '사진 있는', marks !== null && `${marks}점`, '리뷰'].filter(Boolean).join(' ')
}
