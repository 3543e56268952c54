import { headlineWords } from '@jeoul/personal-price'
import type { ReadProduct } from './product-answer.ts'
import { productTitle } from './product-title.ts'

interface ProductHeadParts {
  /** Scheme and host of the site. */
  readonly origin: string
  /** Path of the product's page. */
  readonly path: string
  /** Null until it has loaded. */
  readonly product: ReadProduct | null
}

/**
 * The head of a product's page: "page properties also carry metaTags (page meta and link tags)"
 * (specification, section 2), here as Open Graph for shared links.
 */
export function productHead({ origin, path, product }: ProductHeadParts) {
  const url = origin + path
  if (!product) {
    return {
      title: productTitle(product),
      description: '상품의 가격과 배송비를 몰별로 비교해요.',
      canonical: url,
      isIndexed: false,
      metaTags: [],
    }
  }
  const { item } = product
  const description = describe(product)
  return {
    title: productTitle(product),
    description,
    canonical: url,
    isIndexed: true,
    metaTags: [
      { property: 'og:type', content: 'product' },
      { property: 'og:site_name', content: '저울' },
      { property: 'og:locale', content: 'ko_KR' },
      { property: 'og:title', content: item.name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...(item.image ? [{ property: 'og:image', content: item.image }] : []),
    ],
  }
}

function describe({ item, key_specs }: ReadProduct): string {
  return [`${headlineWords(item)}.`, key_specs.join(', ')].filter(words => words !== '').join(' ')
}
