import { PopularKeywords } from '@jeoul/feature-search/popular-keywords'
import styles from './search-start.module.css'

/** Shown before anything is searched for. */
export default function SearchStart() {
  return (
    <div className={styles.start}>
      <h1>무엇을 찾으세요?</h1>
      <p>위 검색창에 상품 이름이나 모델명, 제조사를 입력해 주세요.</p>
      <div className={styles.popular}>
        <PopularKeywords />
      </div>
    </div>
  )
}
