import { productOf } from '@jeoul/product/testing/product-of'
import { readProductOf } from '@jeoul/product/testing/read-product-of'
import { afterEach, describe, expect, test } from 'vitest'
import { cardAround, variantBehind, variantOnCard } from './remember-cards.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

function pressedIn(html: string) {
  document.body.innerHTML = html
  const target = document.querySelector('[data-pressed]')
  return target && cardAround(target)
}

describe('the card of a product stores what it shows', () => {
  test.each([
    [
      'a row of a list',
      `<li><img src="/7.png"><h2><a href="/item/7" data-pressed>램 16GB</a></h2>
       <p data-price><span>최저가</span><span>31,000<small>원</small></span></p><p>무료배송</p></li>`,
      { name: '램 16GB', image: 'http://localhost:3000/7.png', price: '최저가 31,000원 · 무료배송' },
    ],
    [
      'a row with what this shopper pays',
      `<li><a href="/item/7" data-pressed>램</a><p data-price>최저가 <span>9<small>원</small></span></p>
       <details><summary>내 결제가 <span>8원</span></summary><p>왜</p></details></li>`,
      { name: '램', image: null, price: '최저가 9원 · 내 결제가 8원' },
    ],
    [
      'a card that is a link as a whole',
      `<li><a href="/item/7" data-pressed><img src="/7.png"><b>램</b><span data-price>9원</span></a></li>`,
      { name: '램', image: 'http://localhost:3000/7.png', price: '9원' },
    ],
  ])('%s', (_, html, preview) => {
    expect(pressedIn(html)).toEqual({ itemId: '7', ...preview })
  })

  test.each([
    ['a link elsewhere', '<li><a href="/list/7" data-pressed>램</a></li>'],
    ['a way back', '<a href="/item/7" data-pressed>상품으로 돌아가기</a>'],
    ['all malls', '<td><a href="/item/7#offers" data-pressed>몰 23곳 모두 보기</a></td>'],
    [
      'a variant',
      '<li><img><a href="/item/7">램</a><p data-price>9원</p><a href="/item/8" data-pressed>32GB 8원</a></li>',
    ],
    [
      'a variant in a strip',
      '<li><img><a href="/item/7">램</a><ul><li><a href="/item/8" data-pressed>32GB <b>8원</b></a></li></ul></li>',
    ],
    [
      'what is similar',
      '<li><img><a href="/item/7">램</a><p>일시품절<a href="/item/7#related" data-pressed>비슷한 상품 보기</a></p></li>',
    ],
    ['a button', '<li><a href="/item/7">램</a><button data-pressed>찜</button></li>'],
  ])('%s stores nothing', (_, html) => {
    expect(pressedIn(html)).toBeNull()
  })
})

describe('regression: the page of a variant on a card was called 상품 until it had loaded', () => {
  function pressedVariant(name: string, links: string) {
    document.body.innerHTML = `<ul><li><img src="/7.png"><h2><a href="/item/7">${name}</a></h2>
      <p data-price>9원</p>${links}</li></ul>`
    const target = document.querySelector('[data-pressed]')
    return target && variantOnCard(target)
  }

  test.each([
    [
      'in a strip',
      '램 16GB',
      '<ul><li><a href="/item/8" data-pressed>벌크 <b>8원 무료배송</b></a></li></ul>',
      { name: '램 16GB (벌크)', price: '8원 무료배송' },
    ],
    [
      'below the price',
      '램 16GB',
      '<div><a href="/item/8"><span data-pressed>해외구매</span> 쿠폰가 8원</a></div>',
      { name: '램 16GB (해외구매)', price: '쿠폰가 8원' },
    ],
    [
      'another size',
      '생수 6개',
      '<ul><li><a href="/item/8" data-pressed>12개 <b>8원</b></a></li></ul>',
      { name: '12개 · 생수 6개의 다른 구성', price: '8원' },
    ],
    [
      'beside one of a kind',
      '램 16GB (벌크)',
      '<a href="/item/8" data-pressed>정품 <b>일시품절</b></a>',
      { name: '정품 · 램 16GB (벌크)의 다른 구성', price: '일시품절' },
    ],
  ])('%s', (_, name, links, preview) => {
    expect(pressedVariant(name, links)).toEqual({
      itemId: '8',
      image: 'http://localhost:3000/7.png',
      ...preview,
    })
  })

  test.each([
    ['a list', '<a href="/list/7" data-pressed>램</a>'],
    ['reviews', '<a href="/item/7/reviews" data-pressed>★ 4.9</a>'],
    ['what is similar', '<a href="/item/7#related" data-pressed>비슷한 상품 보기</a>'],
    ['no link', '<span data-pressed>무료배송</span>'],
  ])('not %s', (_, links) => {
    expect(pressedVariant('램', links)).toBeNull()
  })
})

describe('a variant of the open product', () => {
  const open = readProductOf({
    item: { ...productOf().item, name: '램 16GB' },
    variant_label: '16GB',
    variants: [{ item_id: '8', label: '32GB', state: 3, cash: 31_000, card: 32_000 }],
  })
  test.each([
    [
      'is previewed by name and price',
      '/item/8',
      { itemId: '8', name: '램 32GB', image: 'https://pictures.example/7.svg', price: '판매가 31,000원' },
    ],
    ['is not: another product', '/item/9', null],
    ['is not: its reviews', '/item/8/reviews', null],
  ])('%s', (_, href, preview) => {
    document.body.innerHTML = `<a href="${href}"><span data-pressed>32GB</span></a>`
    const target = document.querySelector('[data-pressed]')
    expect(target && variantBehind(target, open)).toEqual(preview)
  })
})
